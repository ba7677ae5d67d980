import { Link } from '@remix-run/react';
import { contactPath, privacyPath, termsPath } from '~/paths/pages';
import { ThemeSwitch } from './theme-switch';
import type { ThemeChoice } from './types';

const links = [
  { to: privacyPath, label: 'Privacy' },
  { to: termsPath, label: 'Terms' },
  { to: contactPath, label: 'Contact' },
];

export function SiteFooter({ theme, demo }: { theme: ThemeChoice; demo?: boolean }) {
  return (
    <footer className="border-t border-line text-sm text-muted print:hidden">
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 sm:px-6">
        <nav aria-label="About this site">
          <ul className="flex flex-wrap gap-x-6">
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="inline-flex min-h-control items-center underline hover:text-ink">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {demo ? <p>Demo data</p> : null}
        <ThemeSwitch theme={theme} />
      </div>
    </footer>
  );
}
