/** The settings with which a route's `handle` changes the layout around its page. */
export type PageHandle = {
  /** The page has no scripts and shows nothing about the signed-in user. */
  isPlain?: boolean;
  /** Pages for signing in and the like show no navigation, even to signed-in users. */
  hidesNavigation?: boolean;
};

export const isPlain = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'isPlain' in handle && handle.isPlain === true;

export const hidesNavigation = (handle: unknown): boolean =>
  typeof handle === 'object' &&
  handle !== null &&
  'hidesNavigation' in handle &&
  handle.hidesNavigation === true;
