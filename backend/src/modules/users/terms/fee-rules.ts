/** A fee as it was set: from which day it counts, and on which day the trainer entered it. */
export interface SetFee {
  startsOn: string;
  setOn: string;
}

/**
 * Finds the fee that counts on a day: the one that began last, so that a raise that was set for later stays set. Of several
 * that begin on the same day, the one that was set last counts. It stands first.
 */
export function feeOn<Row extends Pick<SetFee, 'startsOn'>>(
  newestFirst: readonly Row[],
  day: string,
): Row | null {
  const begun = newestFirst.filter(({ startsOn }) => startsOn <= day);
  return begun.toSorted((a, b) => b.startsOn.localeCompare(a.startsOn))[0] ?? null;
}

/**
 * Returns the first day from which a new fee may count. The first fee may count from the coaching's first day on, and so
 * may a correction on the same day. After that, days that are over keep the fee that they had.
 */
export function earliestStart(
  fees: readonly Pick<SetFee, 'setOn'>[],
  { since, today }: { since: string; today: string },
): string {
  const isSettled = fees.some(({ setOn }) => setOn < today);
  return isSettled ? today : since;
}
