/** Writes a change with its sign; "±0" says that there was none. The typographic minus is as wide as the plus. */
export function signed(change: number): string {
  if (change === 0) return '±0';
  return change > 0 ? `+${change}` : `\u2212${Math.abs(change)}`;
}
