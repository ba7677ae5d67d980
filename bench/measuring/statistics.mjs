/** The median, the full range, and the middle half of the values. */
export function spreadOf(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    least: sorted[0],
    lowerQuarter: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    upperQuarter: quantile(sorted, 0.75),
    most: sorted.at(-1),
  };
}

export function quantile(sorted, share) {
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below + (above - below) * (place % 1);
}
