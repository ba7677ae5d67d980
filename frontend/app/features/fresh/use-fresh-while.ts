import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { canBeLoaded } from './can-be-loaded';

const EVERY_MS = 1_500;

/** Reloads the data of the page again and again while something is under way on the server. */
export function useFreshWhile(isUnderWay: boolean): void {
  const { revalidate, state } = useRevalidator();

  useEffect(() => {
    if (!isUnderWay || state !== 'idle') return;
    let isAsking = false;
    const timer = setInterval(async () => {
      if (isAsking) return;
      isAsking = true;
      if (await canBeLoaded()) revalidate();
      isAsking = false;
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isUnderWay, revalidate, state]);
}
