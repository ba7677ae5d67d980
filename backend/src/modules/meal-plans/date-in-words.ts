const WORDS = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** Returns "Monday, November 23" for 2026-11-23. A calendar day is independent of time zones. */
export const dateInWords = (date: string): string => WORDS.format(new Date(`${date}T12:00:00Z`));
