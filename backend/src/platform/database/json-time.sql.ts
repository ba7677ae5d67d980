/** Lets the database write a moment as JavaScript does. */
export const jsonTime = (moment: string): string =>
  `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
