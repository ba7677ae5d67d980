import { Link, type LinkProps } from '@remix-run/react';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { classes } from '../classes';
import type { IconComponent } from '../icons';
import { useHydrated } from '../use-hydrated';
import { Spinner } from './spinner';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const shape =
  'inline-flex min-h-control items-center justify-center gap-2 rounded-control border px-4 text-center text-base font-semibold wrap-break-word transition-colors print:hidden cramped:px-2';

const looks: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border-input bg-surface text-ink hover:bg-raised',
  quiet: 'border-transparent text-accent hover:bg-raised hover:text-accent-strong',
  danger: 'border-transparent bg-danger text-on-danger hover:bg-danger-strong',
};

type Look = {
  variant?: ButtonVariant;
  icon?: IconComponent;
  /** Takes the full width, for the only button of a narrow form. */
  wide?: boolean;
  children: ReactNode;
};

export type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children'> & {
    /** The request is in progress: pressing has no effect and the button reads `pendingText`. */
    pending?: boolean;
    pendingText?: string;
    /** Pressing has no effect for now. Unlike a disabled button, it keeps the focus after it has been pressed. */
    unavailable?: boolean;
  };

export function Button({
  variant = 'primary',
  icon: Icon,
  wide,
  pending = false,
  pendingText,
  unavailable = false,
  disabled,
  type = 'submit',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const doesNothing = pending || unavailable;
  // Without scripts, only `disabled` prevents it from being pressed.
  const hydrated = useHydrated();
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || (unavailable && !hydrated)}
      onClick={doesNothing ? refuse : onClick}
      aria-disabled={doesNothing || undefined}
      aria-busy={pending || undefined}
      className={classes(
        shape,
        looks[variant],
        wide && 'w-full',
        pending ? 'opacity-80' : 'disabled:opacity-60 aria-disabled:opacity-60',
      )}
    >
      {pending ? <Spinner /> : Icon ? <Icon /> : null}
      {pending && pendingText ? pendingText : children}
    </button>
  );
}

const refuse = (event: MouseEvent) => event.preventDefault();

export type ButtonLinkProps = Look & Omit<LinkProps, 'className' | 'style' | 'children'>;

export function ButtonLink({ variant = 'secondary', icon: Icon, wide, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classes(shape, looks[variant], wide && 'w-full')}>
      {Icon ? <Icon /> : null}
      {children}
    </Link>
  );
}
