/**
 * Whether a page loads its own data again, as lists and figures do by themselves. That is no further view of it. `path` is
 * that of the request, and `page` the address of the page whose data it asks for.
 */
export function refreshesItself(referer: string | undefined, path: string, page: string): boolean {
  if (!referer || !path.endsWith('.data') || !URL.canParse(referer)) return false;
  const { pathname, search } = new URL(referer);
  return pathname + search === page;
}
