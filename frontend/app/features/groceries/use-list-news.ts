import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { groceryVersionPath } from '~/paths/groceries';

const pauseMs = 2000;

/** Loads the page again once another phone has changed the list. It asks only while the page is seen. */
export function useListNews(list: { id: string; version: number } | null): void {
  const { revalidate } = useRevalidator();
  const [id, version] = [list?.id, list?.version];
  useEffect(() => {
    if (id === undefined || version === undefined) return;
    const stop = new AbortController();
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      const answer = await fetch(groceryVersionPath(id, version), { signal: stop.signal });
      if (answer.ok && (await answer.text()) !== String(version)) revalidate();
    };
    // Without a connection there is nothing new; the next question may be answered.
    const timer = setInterval(() => ask().catch(() => undefined), pauseMs);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [id, version, revalidate]);
}
