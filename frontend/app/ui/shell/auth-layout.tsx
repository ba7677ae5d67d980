import type { ReactNode } from 'react';
import { loginPath } from '~/paths/pages';
import { Brand } from '../brand/brand';
import { NavigationProgress } from '../feedback/navigation-progress';
import { Toast, type ToastMessage } from '../feedback/toast';
import { SiteFooter } from './site-footer';
import { contentId, SkipLink } from './skip-link';
import type { ThemeChoice } from './types';

export type AuthLayoutProps = {
  theme: ThemeChoice;
  message?: ToastMessage | null;
  /** A message from the browser itself. */
  notice?: ToastMessage | null;
  demo?: boolean;
  /** The target of the link on the logo. */
  homeTo?: string;
  children: ReactNode;
};

/** The frame around every page of a visitor. */
export function AuthLayout({ theme, message, notice, demo, homeTo = loginPath, children }: AuthLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <NavigationProgress />
      <header className="mx-auto flex min-h-header w-full max-w-page items-center px-4 pt-2 sm:px-6">
        <Brand to={homeTo} />
      </header>
      <main id={contentId} tabIndex={-1} className="mx-auto w-full max-w-page grow px-4 py-6 sm:px-6 sm:py-8">
        <Toast message={message} notice={notice} />
        {children}
      </main>
      <SiteFooter theme={theme} demo={demo} />
    </div>
  );
}
