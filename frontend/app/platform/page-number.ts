const highestPage = 100_000;

/** The page of a list that an address asks for: the first, unless it says otherwise. */
export function pageIn(params: URLSearchParams, name = 'page'): number {
  const page = Number(params.get(name));
  return Number.isSafeInteger(page) && page >= 1 && page <= highestPage ? page : 1;
}

/** What an address searches a list for; empty for nothing. As much of it as the API takes. */
export function searchIn(params: URLSearchParams, longest = 100): string {
  return params.get('search')?.trim().slice(0, longest) ?? '';
}
