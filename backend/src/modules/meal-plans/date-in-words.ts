const WORDS = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** 2026-11-23: "Monday, November 23". A day of the calendar is the same day everywhere. */
export const dateInWords = (date: string): string => WORDS.format(new Date(`${date}T12:00:00Z`));
