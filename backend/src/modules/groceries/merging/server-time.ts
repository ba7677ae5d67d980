/**
 * Moves the moments of changes from a phone's clock to the server's, by the difference that the clocks have when the
 * phone sends. No change lies in the server's future, where it would win against every later one. A change that seems
 * later than the one after it was made before the clock was set back, so it is moved before that one. All in milliseconds.
 */
export function toServerTime<Change extends { at: number }>(
  changes: readonly Change[],
  { sentAt, now }: { sentAt: number; now: number },
): Change[] {
  let latest = now;
  return changes
    .toReversed()
    .map((change) => {
      const at = Math.min(change.at + (now - sentAt), latest);
      latest = at - 1;
      return { ...change, at };
    })
    .reverse();
}
