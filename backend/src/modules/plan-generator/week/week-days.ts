export const DAYS_OF_WEEK = 7;

export const weekOf = (day: number): number => Math.floor(day / DAYS_OF_WEEK);
