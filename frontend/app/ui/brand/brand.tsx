import { Link } from '@remix-run/react';
import { classes } from '../classes';

/** The logo: a fork pointing down, whose head is the m of Mealwright. The favicon repeats it. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg
      className={classes('shrink-0', className ?? 'size-8')}
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <path
        d="M9 24.5V17a3.5 3.5 0 0 1 7 0v7.5M16 17a3.5 3.5 0 0 1 7 0v7.5M16 17V7.5"
        className="fill-none stroke-on-accent"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Logo and name as a link home. */
export function Brand({ to = '/', className }: { to?: string; className?: string }) {
  return (
    <Link
      to={to}
      className={classes(
        'inline-flex min-h-control items-center gap-2 rounded-control text-lg font-semibold tracking-tight text-ink',
        className,
      )}
    >
      <BrandMark />
      <span className="cramped:sr-only">
        Meal<span className="text-accent">wright</span>
      </span>
    </Link>
  );
}
