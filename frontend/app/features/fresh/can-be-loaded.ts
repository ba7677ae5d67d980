/**
 * Whether the server can be reached. Where a user did not ask for a reload, the page stays as it is without a connection
 * and shows no error.
 */
export const canBeLoaded = (): Promise<boolean> =>
  fetch('/readyz').then(
    ({ ok }) => ok,
    () => false,
  );
