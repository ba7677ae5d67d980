/** Computes the age on a day from the month of birth. Both are texts such as 2026-11-01. */
export function ageOn(day: string, bornIn: string): number {
  return Math.floor((monthsOf(day) - monthsOf(bornIn)) / 12);
}

/** Returns the first day of the month in which somebody of this age would have been born if today were their birthday. */
export function bornInOf(age: number, today: string): string {
  const [year = '', month = ''] = today.split('-');
  return `${Number(year) - age}-${month}-01`;
}

function monthsOf(day: string): number {
  const [year, month] = day.split('-').map(Number);
  return (year ?? 0) * 12 + (month ?? 0);
}
