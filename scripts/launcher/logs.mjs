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

/** A larger log is rotated. Together with its previous part, twice as much is kept of each. */
const MAX_BYTES = 20 * 1024 * 1024;
const CHECK_EVERY_MS = 10_000;

const logsOf = (dataDir) => join(dataDir, 'logs');
const formerOf = (path) => path.replace(/\.log$/, '.last.log');

/** Opens a new log file in the data folder and keeps that of the previous run. */
export function freshLog(dataDir, name) {
  mkdirSync(logsOf(dataDir), { recursive: true, mode: 0o700 });
  const path = join(logsOf(dataDir), `${name}.log`);
  if (existsSync(path)) renameSync(path, formerOf(path));
  return path;
}

/** Rotates logs while they are written. Returns a function that stops it. */
export function keepLogsShort(dataDir) {
  const timer = setInterval(() => {
    try {
      turnLogsOver(dataDir, MAX_BYTES);
    } catch {
      // A missing folder, for example, is no reason to fail, and the next check will come.
    }
  }, CHECK_EVERY_MS);
  return () => clearInterval(timer);
}

/**
 * The program keeps its log open in append mode, so it is copied and then truncated. If there is no space for a copy,
 * the log is discarded.
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

/** Returns what was written to a file since it had `from` bytes, as far as it has not been rotated since. */
export function lastWordsIn(path, from) {
  const text = readFileSync(path).subarray(sizeOf(path) < from ? 0 : from);
  return text.toString().trim().slice(-2000);
}
