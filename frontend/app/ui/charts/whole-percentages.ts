/**
 * Returns the share of each part in whole percent. Rounding each share by itself can add up to 99 or 101, so all are rounded
 * down, and the points that are missing to 100 go to the parts that lost most (the largest remainder method).
 */
export function wholePercentages(parts: readonly number[]): number[] {
  const total = parts.reduce((sum, part) => sum + part, 0);
  if (total <= 0) return parts.map(() => 0);
  const exact = parts.map((part) => (100 * part) / total);
  const shares = exact.map(Math.floor);
  const missing = 100 - shares.reduce((sum, share) => sum + share, 0);
  const lostMost = exact
    .map((share, place) => ({ place, lost: share - Math.floor(share) }))
    .sort((a, b) => b.lost - a.lost)
    .slice(0, missing);
  for (const { place } of lostMost) shares[place] = (shares[place] ?? 0) + 1;
  return shares;
}
