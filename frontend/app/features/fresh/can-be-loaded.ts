/**
 * Whether the server can be reached. If no user asked for a reload, the page stays as it is without a
 * connection and shows no error.
 */
export const canBeLoaded = (): Promise<boolean> =>
  fetch('/readyz').then(
    ({ ok }) => ok,
    () => false,
  );
