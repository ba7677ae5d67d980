/**
 * Moves the moment of a change from a phone's clock to the server's, by the difference that the clocks have when the
 * phone sends. No change lies in the server's future, where it would win against every later one. All in milliseconds.
 */
export function toServerTime(at: number, { sentAt, now }: { sentAt: number; now: number }): number {
  return Math.min(at + (now - sentAt), now);
}
