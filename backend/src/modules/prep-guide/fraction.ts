/**
 * An exact fraction that is only converted to a number at the end, so that sums never drift. It is written by hand
 * because a guide adds up thousands of amounts, for which fraction.js takes six times as long (decision 29).
 */
export interface Fraction {
  above: bigint;
  below: bigint;
}

export const NOTHING: Fraction = { above: 0n, below: 1n };

const FINEST = 1_000_000;

/** Rounds to the decimal that was written instead of its binary neighbor. No amount is stored with more digits. */
export const written = (decimal: number): Fraction =>
  reduced(BigInt(Math.round(decimal * FINEST)), BigInt(FINEST));

export const plus = (a: Fraction, b: Fraction): Fraction =>
  reduced(a.above * b.below + b.above * a.below, a.below * b.below);

export const times = (a: Fraction, b: Fraction): Fraction => reduced(a.above * b.above, a.below * b.below);

export const over = (a: Fraction, divisor: Fraction): Fraction =>
  reduced(a.above * divisor.below, a.below * divisor.above);

export const toNumber = ({ above, below }: Fraction): number => Number(above) / Number(below);

function reduced(above: bigint, below: bigint): Fraction {
  const divisor = commonDivisor(above, below);
  return { above: above / divisor, below: below / divisor };
}

function commonDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a, b];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger === 0n ? 1n : larger;
}
