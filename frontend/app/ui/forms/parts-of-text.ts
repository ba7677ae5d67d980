/** What the wish and the filters divide a list of words by. */
const DIVIDER = /[,;]/;

/** The one of several, with commas between them, in which the cursor stands. */
export function partAt(text: string, cursor: number | null): { from: number; to: number; text: string } {
  const at = cursor ?? text.length;
  let from = at;
  while (from > 0 && !DIVIDER.test(text.charAt(from - 1))) from -= 1;
  let to = at;
  while (to < text.length && !DIVIDER.test(text.charAt(to))) to += 1;
  return { from, to, text: text.slice(from, to).trim() };
}

/** The text with another part in its place, ready for the next one, and where the cursor goes. */
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
