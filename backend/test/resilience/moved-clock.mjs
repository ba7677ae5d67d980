/**
 * This module is loaded before the built program. Its clock shows the moment that a file has, and it looks for due
 * summaries twice a second instead of every five minutes.
 */
import { readFileSync } from 'node:fs';

const built = (path) => import(new URL(`../../../build/backend/src/${path}`, import.meta.url).href);

const LOOK_EVERY_MS = 500;

const { Clock } = await built('platform/clock/clock.js');
const { SummaryClock } = await built('modules/summaries/schedule/summary-clock.js');

Clock.prototype.now = () => new Date(readFileSync(process.env.MOMENT_FILE, 'utf8'));

const { onApplicationBootstrap: begin } = SummaryClock.prototype;

SummaryClock.prototype.onApplicationBootstrap = function beginOften() {
  begin.call(this);
  setInterval(() => this.look(), LOOK_EVERY_MS).unref();
};
