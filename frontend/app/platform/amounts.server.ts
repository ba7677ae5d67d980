import { type NumberKind, readNumber } from './numbers';

/** Reads a number that its unit may follow, because people paste "82.5 kg". With another unit, it is no number. */
export function readAmount(typed: string, kind: NumberKind, unit: string): number | string | null {
  const written = typed.trim();
  const isFollowed = written.toLowerCase().endsWith(unit.toLowerCase());
  const amount = isFollowed ? readNumber(written.slice(0, -unit.length), kind) : null;
  return typeof amount === 'number' ? amount : readNumber(typed, kind);
}
