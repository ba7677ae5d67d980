/** Removes duplicates and keeps the order. */
export const distinct = <T>(values: Iterable<T>): T[] => [...new Set(values)];

export function groupedBy<T, K>(values: T[], keyOf: (value: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
