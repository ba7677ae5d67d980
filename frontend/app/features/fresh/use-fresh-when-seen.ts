import { useActionData, useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { canBeLoaded } from './can-be-loaded';

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
