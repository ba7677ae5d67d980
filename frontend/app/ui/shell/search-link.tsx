import { Link } from '@remix-run/react';
import type { MouseEventHandler } from 'react';
import { searchPath } from '~/paths/pages';
import { SearchIcon } from '../icons';

/** Leads to the search page. With scripts, a press opens the search over the current page. */
export function SearchLink({ onSearch }: { onSearch: MouseEventHandler }) {
  return (
    <Link
      to={searchPath}
      onClick={onSearch}
      aria-keyshortcuts="Control+K"
      title="Search (Ctrl+K)"
      className="grid size-control place-items-center rounded-control text-muted hover:bg-raised hover:text-ink"
    >
      <SearchIcon large />
      <span className="sr-only">Search</span>
    </Link>
  );
}
