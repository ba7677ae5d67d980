import { useActionData, useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';

const MIN_AGE_MS = 30_000;

/** Loads the page's lists again when someone comes back to a tab that they left open, at most every 30 seconds. */
export function useFreshWhenSeen(): void {
  const { revalidate } = useRevalidator();
  // A form that came back with errors would lose them, and what was typed into it.
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

/** No one asked for this: without a connection the page stays as it is, and no error takes its place. */
const canBeLoaded = (): Promise<boolean> =>
  fetch('/readyz').then(
    ({ ok }) => ok,
    () => false,
  );
