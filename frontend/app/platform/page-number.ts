const highestPage = 100_000;

/** Reads the page number of a list from an address, 1 by default. */
export function pageIn(params: URLSearchParams, name = 'page'): number {
  const page = Number(params.get(name));
  return Number.isSafeInteger(page) && page >= 1 && page <= highestPage ? page : 1;
}

/** Reads the search text of a list from an address, cut to the length that the API accepts. */
export function searchIn(params: URLSearchParams, longest = 100): string {
  return params.get('search')?.trim().slice(0, longest) ?? '';
}
