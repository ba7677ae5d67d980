/** The page of a list that an address asks for: the first, unless it says otherwise. */
export function pageNumberOf({ url }: { url: string }): number {
  const page = Number(new URL(url).searchParams.get('page'));
  return Number.isSafeInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}
