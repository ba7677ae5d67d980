/**
 * The kind of field decides how "1,800" is read: as 1800 in fields for whole numbers, and as 1.8 in fields for
 * decimals.
 */
export type NumberKind = 'whole' | 'decimal';

const spaces = /[ \u00a0\u2009\u202f]/g;
const plain = /^[+-]?\d+(\.\d+)?$/;
const severalGroups = /^[+-]?[1-9]\d{0,2}(([,.])\d{3}(\2\d{3})+)$/;
const oneGroup = /^[+-]?[1-9]\d{0,2}[,.]\d{3}$/;
const groupsWithSpaces = /^[+-]?[1-9]\d{0,2}([ \u00a0\u2009\u202f]\d{3})+([,.]\d+)?$/;
const groupsAndDecimals = /^[+-]?[1-9]\d{0,2}(,\d{3})+\.\d+$|^[+-]?[1-9]\d{0,2}(\.\d{3})+,\d+$/;

/**
 * Reads a number as people write it: "1800", "1,800", "1 800", "1,5", "1.800,5". An empty field is null. A text that
 * is no number is returned as typed, so that the server can refuse it with the right message.
 */
export function readNumber(typed: string, kind: NumberKind): number | string | null {
  const written = typed.trim().replace(/^\u2212/, '-');
  if (written === '') return null;
  const digits = digitsOf(written, kind);
  return plain.test(digits) ? Number(digits) : written;
}

/** Removes separators of thousands and writes the decimals after a point. */
function digitsOf(written: string, kind: NumberKind): string {
  if (groupsWithSpaces.test(written)) return written.replaceAll(spaces, '').replace(',', '.');
  if (groupsAndDecimals.test(written)) {
    const point = Math.max(written.lastIndexOf(','), written.lastIndexOf('.'));
    return `${written.slice(0, point).replaceAll(/[,.]/g, '')}.${written.slice(point + 1)}`;
  }
  const isGrouped = severalGroups.test(written) || (kind === 'whole' && oneGroup.test(written));
  return isGrouped ? written.replaceAll(/[,.]/g, '') : written.replace(',', '.');
}
