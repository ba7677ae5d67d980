import type { Task } from './schedule.js';

/** A task at the start of the week as the guide describes it. */
export interface PrepTask extends Task {
  instruction: string;
  ingredients: string[];
}
