import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect } from 'react';
import { loginPath, logoutPath } from '~/paths/pages';
import { listPages } from '~/platform/offline-form';
import { keptFormsKey } from './kept-forms-key';

/**
 * Keeps what was typed where a session ends before it was saved, and brings it back once the same account has signed in
 * again. The page on which it was typed still stands while the sign-in page loads.
 */
export function useKeptForms(account: string | null): void {
  const { location: next, formAction } = useNavigation();
  const { key, pathname } = useLocation();
  const isSignedOut = next?.pathname === loginPath && !formAction?.startsWith(logoutPath);

  // Each page that is opened looks once, so its key counts, too.
  useEffect(() => {
    if (!account) return;
    if (isSignedOut) load().then((forms) => forms?.keepForms(account));
    else if (isSomethingKept()) load().then((forms) => forms?.bringBackForms(account));
    else if (!listPages.includes(pathname)) {
      // Loads the code that keeps forms when the first character is typed, so that it is there when the
      // session has ended.
      document.addEventListener('input', load, { once: true });
      return () => document.removeEventListener('input', load);
    }
  }, [account, isSignedOut, key, pathname]);
}

/** Without a connection, what was typed is lost, as it is without scripts. */
const load = () => import('./kept-forms').catch(() => null);

function isSomethingKept(): boolean {
  try {
    return keptFormsKey in sessionStorage;
  } catch {
    return false;
  }
}
