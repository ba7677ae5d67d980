import { type ShouldRevalidateFunctionArgs, useRevalidator } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';

/*
 * For a list whose things open over it. What is opened lies over the list at once, and gives it back at once: neither waits
 * for the list to be loaded anew. What was opened by its own address stands on its own.
 */

/** The list's `shouldRevalidate`; `opened` is the parameter that its things have in their address. */
export const keepInBackground =
  (opened: string) =>
  ({ currentParams, nextParams, actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
    nextParams[opened] || currentParams[opened] || actionResult?.offline ? false : defaultShouldRevalidate;

/**
 * Whether what was opened from the list is a page of its own all the same: on a phone nothing of the list would be seen
 * beside it, and a dialog would have a scroll of its own. The list is where it was when it is come back to.
 */
export function useOpenedAsPage(opened: string | undefined): boolean {
  const isPage =
    opened !== undefined && typeof window !== 'undefined' && matchMedia('(width < 40rem)').matches;
  useEffect(() => {
    if (isPage) window.scrollTo(0, 0);
  }, [isPage]);
  return isPage;
}

/** What was there last. So a thing's own page need not load what shows the list that it does not lie over. */
export function useKept(now: ReactNode): ReactNode {
  const kept = useRef(now);
  useEffect(() => {
    if (now !== undefined) kept.current = now;
  }, [now]);
  return now ?? kept.current;
}

/**
 * Loads the list when a thing is left for it: what it says of it may be different by now. So it does where an error page
 * is left for it, after which nothing of it is there.
 */
export function useFreshList(opened: string | undefined, isLoaded: boolean): void {
  const { revalidate } = useRevalidator();
  const before = useRef(isLoaded ? opened : 'an error page');
  useEffect(() => {
    if (before.current && !opened) revalidate();
    before.current = opened;
  }, [opened, revalidate]);
}
