import { Injectable } from '@nestjs/common';

/** The program's only source of the current time, so that tests can set it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}

const SECOND = 1000;
export const seconds = (n: number) => n * SECOND;
export const minutes = (n: number) => seconds(n * 60);
export const hours = (n: number) => minutes(n * 60);
export const days = (n: number) => hours(n * 24);

/** PostgreSQL and HTTP count in seconds. */
export const MINUTE_SECONDS = 60;
export const HOUR_SECONDS = 60 * MINUTE_SECONDS;
export const DAY_SECONDS = 24 * HOUR_SECONDS;

export const after = (start: Date, milliseconds: number) => new Date(start.getTime() + milliseconds);
