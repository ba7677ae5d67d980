import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { join } from 'node:path';

/** A log that grows beyond this turns over; with the part before it, twice as much is kept of each. */
const MAX_BYTES = 20 * 1024 * 1024;
const CHECK_EVERY_MS = 10_000;

const logsOf = (dataDir) => join(dataDir, 'logs');
const formerOf = (path) => path.replace(/\.log$/, '.last.log');

/** A fresh log file in the data folder; the one of the last run is kept beside it. */
export function freshLog(dataDir, name) {
  mkdirSync(logsOf(dataDir), { recursive: true, mode: 0o700 });
  const path = join(logsOf(dataDir), `${name}.log`);
  if (existsSync(path)) renameSync(path, formerOf(path));
  return path;
}

/** Turns logs over while they are written. Returns how to end it. */
export function keepLogsShort(dataDir) {
  const timer = setInterval(() => {
    try {
      turnLogsOver(dataDir, MAX_BYTES);
    } catch {
      // A folder that someone has taken away, say: that is no reason to end, and the next time comes.
    }
  }, CHECK_EVERY_MS);
  return () => clearInterval(timer);
}

/**
 * A log is held open by the program that writes it, at its end: it is copied and then emptied. Where there is no room
 * for a copy, the room is worth more than the log.
 */
export function turnLogsOver(dataDir, maxBytes) {
  for (const name of readdirSync(logsOf(dataDir))) {
    const path = join(logsOf(dataDir), name);
    if (!/(?<!\.last)\.log$/.test(name) || sizeOf(path) <= maxBytes) continue;
    try {
      copyFileSync(path, formerOf(path));
    } catch {
      rmSync(formerOf(path), { force: true });
    }
    truncateSync(path);
  }
}

export const sizeOf = (path) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** The end of what a file has got since it was `from` bytes long, as far as it has not turned over since. */
export function lastWordsIn(path, from) {
  const text = readFileSync(path).subarray(sizeOf(path) < from ? 0 : from);
  return text.toString().trim().slice(-2000);
}
