import { useActionData, useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';

const MIN_AGE_MS = 30_000;

/** Reloads the page's lists when a user returns to its tab, at most every 30 seconds. */
export function useFreshWhenSeen(): void {
  const { revalidate } = useRevalidator();
  // Reloading would discard a form that came back with errors, including what was typed.
  const isAnswered = useActionData() !== undefined;

  useEffect(() => {
    let loadedAt = Date.now();
    const refresh = async () => {
      const isDue = document.visibilityState === 'visible' && Date.now() - loadedAt >= MIN_AGE_MS;
      if (!isDue || isAnswered) return;
      loadedAt = Date.now();
      if (await canBeLoaded()) revalidate();
    };
    window.addEventListener('focus', refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      window.removeEventListener('focus', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [revalidate, isAnswered]);
}

/** The user did not ask for a reload, so without a connection the page stays as it is and shows no error. */
const canBeLoaded = (): Promise<boolean> =>
  fetch('/readyz').then(
    ({ ok }) => ok,
    () => false,
  );
