import { type ShouldRevalidateFunctionArgs, useRevalidator } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';

/*
 * Lists stay while their items open above them. Opening and closing an item happens at once, without waiting for the
 * list to reload. An item that was opened by its own address is shown alone.
 */

/** The list's `shouldRevalidate`. `opened` is the route parameter of an item. */
export const keepInBackground =
  (opened: string) =>
  ({ currentParams, nextParams, actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
    nextParams[opened] || currentParams[opened] || actionResult?.offline ? false : defaultShouldRevalidate;

/** The same for pages of any address that open above the page at this one. */
export const keepBelow =
  (path: string) =>
  ({ currentUrl, nextUrl, actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
    opensAbove(path, currentUrl) || opensAbove(path, nextUrl) || actionResult?.offline
      ? false
      : defaultShouldRevalidate;

/** Whether an address is that of a page which opens above the one at this path. */
export const opensAbove = (path: string, { pathname }: { pathname: string }): boolean =>
  pathname.replace(/\/+$/, '').toLowerCase() !== path;

/**
 * Whether the opened item is a page of its own after all: on a phone nothing of the list would be visible beside it,
 * and a dialog would scroll separately. Going back finds the list where it was.
 */
export function useOpenedAsPage(opened: string | undefined): boolean {
  const isPage =
    opened !== undefined && typeof window !== 'undefined' && matchMedia('(width < 40rem)').matches;
  useEffect(() => {
    if (isPage) window.scrollTo(0, 0);
  }, [isPage]);
  return isPage;
}

/** Returns the last rendered content, so that an item's own page need not load the list that it does not lie over. */
export function useKept(now: ReactNode): ReactNode {
  const kept = useRef(now);
  useEffect(() => {
    if (now !== undefined) kept.current = now;
  }, [now]);
  return now ?? kept.current;
}

/**
 * Reloads the list after an item is closed, because its entry may have changed. It also does so after an error page,
 * which leaves nothing of the list.
 */
export function useFreshList(opened: string | undefined, isLoaded: boolean): void {
  const { revalidate } = useRevalidator();
  const before = useRef(isLoaded ? opened : 'an error page');
  useEffect(() => {
    if (before.current && !opened) revalidate();
    before.current = opened;
  }, [opened, revalidate]);
}
