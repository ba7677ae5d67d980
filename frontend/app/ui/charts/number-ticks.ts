const roundSteps = [1, 2, 5, 10];

/** An axis covers at least this much, with the values in the middle. */
const smallestSpan = 1;

/** Chooses round numbers for an axis, such that every value lies between the first and the last of them. */
export function numberTicks(values: readonly number[], wished = 4): number[] {
  const [lowest, highest] = spanOf(values);
  const step = roundStep((highest - lowest) / wished);
  const first = Math.floor(lowest / step + tolerance);
  const last = Math.ceil(highest / step - tolerance);
  return Array.from({ length: last - first + 1 }, (_, place) => rounded((first + place) * step));
}

/** Writes the numbers of an axis with the same number of decimals. */
export function tickLabels(ticks: readonly number[]): string[] {
  const decimals = Math.max(...ticks.map((tick) => (String(tick).split('.')[1] ?? '').length));
  return ticks.map((tick) => tick.toFixed(decimals));
}

function spanOf(values: readonly number[]): [number, number] {
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  const missing = Math.max(smallestSpan - (highest - lowest), 0) / 2;
  // The axis of values that are not negative does not go below zero.
  const below = lowest >= 0 ? Math.min(missing, lowest) : missing;
  return [lowest - below, highest + missing];
}

function roundStep(rough: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const factor = roundSteps.find((one) => one * magnitude >= rough - tolerance) ?? 10;
  return factor * magnitude;
}

/** Rounding errors of decimals must not add a line. */
const tolerance = 1e-9;
const rounded = (value: number): number => Number(value.toPrecision(12));
