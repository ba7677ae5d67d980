import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons';
import { pageWindow } from './page-window';

export type PaginationProps = {
  page: number;
  pages: number;
  /** Returns the address of a page, including filters. */
  hrefOf: (page: number) => string;
  label?: string;
};

const stepShape =
  'grid min-h-control min-w-control place-items-center rounded-control px-2 hover:bg-raised aria-[current=page]:bg-accent aria-[current=page]:font-semibold aria-[current=page]:text-on-accent';

export function Pagination({ page, pages, hrefOf, label = 'Pages' }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className="print:hidden">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <Step to={page > 1 ? hrefOf(page - 1) : null} rel="prev" label="Previous page">
          <ChevronLeftIcon />
        </Step>
        {pageWindow(page, pages).map((step, index) =>
          step === 'gap' ? (
            <li key={`gap ${index}`} aria-hidden="true" className="px-1 text-muted">
              …
            </li>
          ) : (
            <li key={step}>
              <Link
                to={hrefOf(step)}
                aria-label={`Page ${step} of ${pages}`}
                aria-current={step === page ? 'page' : undefined}
                className={stepShape}
              >
                {step}
              </Link>
            </li>
          ),
        )}
        <Step to={page < pages ? hrefOf(page + 1) : null} rel="next" label="Next page">
          <ChevronRightIcon />
        </Step>
      </ul>
    </nav>
  );
}

function Step({
  to,
  rel,
  label,
  children,
}: {
  to: string | null;
  rel: string;
  label: string;
  children: ReactNode;
}) {
  if (to === null) return null;
  return (
    <li>
      <Link to={to} rel={rel} aria-label={label} className={stepShape}>
        {children}
      </Link>
    </li>
  );
}
