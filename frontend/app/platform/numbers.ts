/** What a field takes decides how "1,800" is read: 1800 where whole numbers are expected, 1.8 where decimals are. */
export type NumberKind = 'whole' | 'decimal';

const spaces = /[ \u00a0\u2009\u202f]/g;
const plain = /^[+-]?\d+(\.\d+)?$/;
const severalGroups = /^[+-]?[1-9]\d{0,2}(([,.])\d{3}(\2\d{3})+)$/;
const oneGroup = /^[+-]?[1-9]\d{0,2}[,.]\d{3}$/;
const groupsWithSpaces = /^[+-]?[1-9]\d{0,2}([ \u00a0\u2009\u202f]\d{3})+([,.]\d+)?$/;
const groupsAndDecimals = /^[+-]?[1-9]\d{0,2}(,\d{3})+\.\d+$|^[+-]?[1-9]\d{0,2}(\.\d{3})+,\d+$/;

/**
 * A number as people write it: "1800", "1,800", "1 800", "1,5", "1.800,5". An empty field is null. What is no number is
 * returned as it was typed: the server refuses it, and knows what to say.
 */
export function readNumber(typed: string, kind: NumberKind): number | string | null {
  const written = typed.trim().replace(/^\u2212/, '-');
  if (written === '') return null;
  const digits = digitsOf(written, kind);
  return plain.test(digits) ? Number(digits) : written;
}

/** The number with nothing between its digits but one point for decimals. */
function digitsOf(written: string, kind: NumberKind): string {
  if (groupsWithSpaces.test(written)) return written.replaceAll(spaces, '').replace(',', '.');
  if (groupsAndDecimals.test(written)) {
    const point = Math.max(written.lastIndexOf(','), written.lastIndexOf('.'));
    return `${written.slice(0, point).replaceAll(/[,.]/g, '')}.${written.slice(point + 1)}`;
  }
  const isGrouped = severalGroups.test(written) || (kind === 'whole' && oneGroup.test(written));
  return isGrouped ? written.replaceAll(/[,.]/g, '') : written.replace(',', '.');
}
