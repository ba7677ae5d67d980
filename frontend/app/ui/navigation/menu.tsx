import { Link, type LinkProps } from '@remix-run/react';
import { type ButtonHTMLAttributes, type ReactNode, useRef } from 'react';
import { classes } from '../classes';
import { type IconComponent, MoreIcon } from '../icons';
import { useDismissable } from '../use-dismissable';

export type MenuProps = {
  /** The accessible name of the button: "Actions for jane@example.com". */
  label: string;
  /** The content of the button. The default is three dots. */
  trigger?: ReactNode;
  children: ReactNode;
};

/** Links and buttons behind a button. It is a native disclosure, so it opens without scripts. */
export function Menu({ label, trigger, children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useDismissable(details);
  return (
    <details ref={details} className="relative inline-block text-start print:hidden">
      <summary className="grid min-h-control min-w-control place-items-center rounded-control hover:bg-raised">
        <span className="sr-only">{label}</span>
        {trigger ?? <MoreIcon />}
      </summary>
      <div className="absolute end-0 top-full z-30 mt-1 grid w-max min-w-[12rem] max-w-[min(20rem,80vw)] gap-px rounded-card border border-line bg-surface p-1 text-base font-normal shadow-high">
        {children}
      </div>
    </details>
  );
}

const itemShape =
  'flex min-h-control w-full items-center gap-3 rounded-control px-3 text-start hover:bg-raised disabled:opacity-60';

type ItemLook = { icon?: IconComponent; danger?: boolean; children: ReactNode };

export function MenuLink({
  icon: Icon,
  danger,
  children,
  ...rest
}: ItemLook & Omit<LinkProps, 'className' | 'style'>) {
  return (
    <Link {...rest} className={classes(itemShape, danger && 'text-danger')}>
      {Icon ? <Icon /> : null}
      {children}
    </Link>
  );
}

/** Submits the form that contains it. */
export function MenuButton({
  icon: Icon,
  danger,
  children,
  ...rest
}: ItemLook & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'>) {
  return (
    <button type="submit" {...rest} className={classes(itemShape, danger && 'text-danger')}>
      {Icon ? <Icon /> : null}
      {children}
    </button>
  );
}
