/** The separators of words in wishes and filters. */
const DIVIDER = /[,;]/;

/** Finds the entry of a comma-separated list in which the cursor stands. */
export function partAt(text: string, cursor: number | null): { from: number; to: number; text: string } {
  const at = cursor ?? text.length;
  let from = at;
  while (from > 0 && !DIVIDER.test(text.charAt(from - 1))) from -= 1;
  let to = at;
  while (to < text.length && !DIVIDER.test(text.charAt(to))) to += 1;
  return { from, to, text: text.slice(from, to).trim() };
}

/** Replaces an entry, prepares for the next one, and returns the new cursor position. */
export function withPart(
  text: string,
  cursor: number | null,
  part: string,
): { text: string; cursor: number } {
  const { from, to } = partAt(text, cursor);
  const before = text.slice(0, from).trimEnd();
  const head = `${before}${before ? ' ' : ''}${part}, `;
  return { text: head + text.slice(to + 1).trimStart(), cursor: head.length };
}
