import { wholePercentages } from './whole-percentages';

export type PiePart = { label: string; value: number };

export type PieSlice = PiePart & {
  /** The path of the slice in a circle of radius 50 around 50, 50. A whole circle has none. */
  path: string | null;
  /** The percentage of the whole. Those of all slices add up to 100. */
  share: number;
};

const radius = 50;

/** Cuts a pie: the first slice begins at the top, and the others follow clockwise. Parts of zero get no slice. */
export function pieSlices(parts: readonly PiePart[]): PieSlice[] {
  const drawn = parts.filter(({ value }) => value > 0);
  const total = drawn.reduce((sum, { value }) => sum + value, 0);
  const shares = wholePercentages(drawn.map(({ value }) => value));
  let start = 0;
  return drawn.map((part, place) => {
    const end = start + part.value / total;
    const path = part.value === total ? null : slicePath(start, end);
    start = end;
    return { ...part, path, share: shares[place] ?? 0 };
  });
}

function slicePath(start: number, end: number): string {
  const isLong = end - start > 0.5 ? 1 : 0;
  return `M${radius} ${radius}L${placeAt(start)}A${radius} ${radius} 0 ${isLong} 1 ${placeAt(end)}Z`;
}

function placeAt(turn: number): string {
  const angle = 2 * Math.PI * turn;
  return [radius + radius * Math.sin(angle), radius - radius * Math.cos(angle)]
    .map((at) => Math.round(at * 100) / 100)
    .join(' ');
}
