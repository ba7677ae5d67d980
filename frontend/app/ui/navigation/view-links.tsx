import { Link } from '@remix-run/react';
import { classes } from '../classes';

export type ViewLink = { label: string; to: string; current: boolean };

type ViewLinksProps = {
  label: string;
  views: readonly ViewLink[];
  /** Narrow links, so that half a dozen short words fit beside each other on a phone. */
  dense?: boolean;
};

/** Links that switch between views or parts of the same list, styled as one control. */
export function ViewLinks({ label, views, dense }: ViewLinksProps) {
  return (
    <nav aria-label={label} className="flex rounded-control border border-input print:hidden">
      {views.map(({ label: text, to, current }) => (
        <Link
          key={to}
          to={to}
          preventScrollReset
          aria-current={current ? 'true' : undefined}
          className={classes(
            'flex min-h-control items-center rounded-control text-sm font-semibold hover:bg-raised aria-[current=true]:bg-accent-soft aria-[current=true]:text-accent',
            dense ? 'px-2' : 'px-3',
          )}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
