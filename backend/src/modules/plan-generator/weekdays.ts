const MS_OF_DAY = 86_400_000;

/** Whether day `day` of a plan that starts on `startsOn` (2026-11-21) is a Saturday or a Sunday. */
export function isWeekend(startsOn: string, day: number): boolean {
  const weekday = new Date(Date.parse(`${startsOn}T00:00:00Z`) + (day - 1) * MS_OF_DAY).getUTCDay();
  return weekday === 0 || weekday === 6;
}
