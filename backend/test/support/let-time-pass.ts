import { Clock } from '../../src/platform/clock/clock.js';
import type { TestApp } from './test-app.ts';

/** Moves the clock of the program on. The database's own stays as it is. */
export function letTimePass({ app }: TestApp, milliseconds: number): void {
  const clock = app.get(Clock);
  const passed = clock.now().getTime() - Date.now() + milliseconds;
  clock.now = () => new Date(Date.now() + passed);
}
