import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { canBeLoaded } from './can-be-loaded';

/** Reloads the figures of the page every so often while somebody can see it. */
export function useFreshEvery(ms: number): void {
  const { revalidate } = useRevalidator();

  useEffect(() => {
    const timer = setInterval(async () => {
      if (document.visibilityState === 'visible' && (await canBeLoaded())) revalidate();
    }, ms);
    return () => clearInterval(timer);
  }, [revalidate, ms]);
}
