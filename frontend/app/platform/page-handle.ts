/** What a route's `handle` may say to what surrounds its page. */
export type PageHandle = {
  /** A page without scripts and without anything of whoever is signed in. */
  isPlain?: boolean;
  /** A page of signing in and its family: no navigation, whoever opens it. */
  hidesNavigation?: boolean;
};

export const isPlain = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'isPlain' in handle && handle.isPlain === true;

export const hidesNavigation = (handle: unknown): boolean =>
  typeof handle === 'object' &&
  handle !== null &&
  'hidesNavigation' in handle &&
  handle.hidesNavigation === true;
