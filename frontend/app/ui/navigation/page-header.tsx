import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { ChevronLeftIcon } from '../icons';

export type PageHeaderProps = {
  title: string;
  description?: ReactNode;
  /** A link back to the list from which the page was opened. */
  back?: { to: string; label: string };
  /** Buttons or links for the page as a whole. */
  actions?: ReactNode;
};

export function PageHeader({ title, description, back, actions }: PageHeaderProps) {
  return (
    <div className="mb-6 grid gap-1">
      {back ? (
        <Link
          to={back.to}
          className="-ms-1 inline-flex min-h-control items-center gap-1 justify-self-start font-semibold text-accent wrap-anywhere hover:underline print:hidden"
        >
          <ChevronLeftIcon />
          {back.label}
        </Link>
      ) : null}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1">
          <h1 className="text-2xl font-semibold tracking-tight wrap-anywhere sm:text-3xl">{title}</h1>
          {description ? <div className="max-w-form text-muted wrap-anywhere">{description}</div> : null}
        </div>
        {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
      </div>
    </div>
  );
}
