import { useState } from 'react';

/**
 * Tracks who is checked among the shown customers: initially as the server says, then as the user decides. Customers
 * picked from suggestions come first and are checked. On another page or with another search, they stay.
 */
export function usePicks<Row extends { id: string }>(shown: readonly Row[], initial: readonly string[]) {
  const [decided, setDecided] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [picked, setPicked] = useState<readonly Row[]>([]);
  const rows = distinct([...picked, ...shown]);
  const atFirst = new Set(initial);
  const decide = (ids: readonly string[], isTicked: (id: string) => boolean) =>
    setDecided((before) => new Map([...before, ...ids.map((id) => [id, isTicked(id)] as const)]));
  return {
    rows,
    ticked: new Set(rows.map(({ id }) => id).filter((id) => decided.get(id) ?? atFirst.has(id))),
    tick: (id: string, isTicked: boolean) => decide([id], () => isTicked),
    tickThose(which: (row: Row) => boolean) {
      const those = new Set(rows.filter(which).map(({ id }) => id));
      decide(
        rows.map(({ id }) => id),
        (id) => those.has(id),
      );
    },
    pick(row: Row) {
      setPicked((before) => distinct([row, ...before]));
      decide([row.id], () => true);
    },
    /** The customer picked last, which is announced to screen readers. */
    last: picked[0],
  };
}

export function distinct<Row extends { id: string }>(rows: readonly Row[]): Row[] {
  const found = new Map<string, Row>();
  for (const row of rows) if (!found.has(row.id)) found.set(row.id, row);
  return [...found.values()];
}
