const LONGEST = 60;

/**
 * How an invitation names its trainer to somebody who knows neither. Whoever opens an account chooses the
 * name: it says who invites, and is no line of advertising with an address to click on.
 */
export function inviterName({ name, email }: { name: string | null; email: string }): string {
  const plain = (name ?? '')
    .replaceAll(/[^\p{L}\p{M}\p{N} .'-]/gu, ' ')
    .replaceAll(/\.(?=\S)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return [...plain].slice(0, LONGEST).join('').trim() || email;
}
