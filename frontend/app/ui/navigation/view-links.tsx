import { Link } from '@remix-run/react';

export type ViewLink = { label: string; to: string; current: boolean };

/** Links that switch between views or parts of the same list, styled as one control. */
export function ViewLinks({ label, views }: { label: string; views: readonly ViewLink[] }) {
  return (
    <nav aria-label={label} className="flex rounded-control border border-input print:hidden">
      {views.map(({ label: text, to, current }) => (
        <Link
          key={to}
          to={to}
          preventScrollReset
          aria-current={current ? 'true' : undefined}
          className="flex min-h-control items-center rounded-control px-3 text-sm font-semibold hover:bg-raised aria-[current=true]:bg-accent-soft aria-[current=true]:text-accent"
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
