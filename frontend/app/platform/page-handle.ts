/** What a route's `handle` may say to what surrounds its page. */
export type PageHandle = {
  /** A page without scripts and without anything of whoever is signed in. */
  isPlain?: boolean;
};

export const isPlain = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'isPlain' in handle && handle.isPlain === true;
