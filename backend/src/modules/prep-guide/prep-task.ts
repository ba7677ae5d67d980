import type { Task } from './schedule.js';

/** A task of the start of the week, as the guide tells it. */
export interface PrepTask extends Task {
  instruction: string;
  ingredients: string[];
}
