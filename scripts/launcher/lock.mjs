import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { identityOf, isAlive } from './processes.mjs';

/** A live process holds the lock. `stopping` means that it is about to release it. */
export class LockHeld extends Error {
  constructor({ pid, stopping }) {
    super(`held by process ${pid}`);
    this.pid = pid;
    this.stopping = stopping;
  }
}

/**
 * Takes a lock, which is a file that names its holder. A lock of a killed process is taken over, and `leftBehind`
 * lists the processes that it had started.
 */
export function takeLock(path) {
  const holder = { ...identityOf(process.pid), started: [], stopping: false };
  let leftBehind = [];
  for (;;) {
    try {
      writeFileSync(path, JSON.stringify(holder), { flag: 'wx', mode: 0o644 });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const former = readHolder(path);
    if (former === undefined) continue;
    if (former && isAlive(former)) throw new LockHeld(former);
    if (removeStale(path, former)) leftBehind = former?.started ?? [];
  }
  let held = true;
  const note = (change) => writeNote(path, JSON.stringify(Object.assign(holder, change)));
  return {
    leftBehind,
    noteStarted: (pid) => note({ started: [...holder.started.filter(isAlive), identityOf(pid)] }),
    noteStopping: () => note({ stopping: true }),
    /** May be called repeatedly, because by then the lock may belong to another process. */
    release() {
      if (held) rmSync(path, { force: true });
      held = false;
    },
  };
}

/**
 * Writes atomically: a lock truncated by a full disk would belong to nobody. A failure to write the note is ignored.
 */
function writeNote(path, text) {
  const aside = `${path}.note`;
  try {
    writeFileSync(aside, text, { mode: 0o644, flush: true });
    renameSync(aside, path);
  } catch (error) {
    if (error.code !== 'ENOSPC' && error.code !== 'EDQUOT') throw error;
    rmSync(aside, { force: true });
  }
}

/**
 * Returns undefined if the caller has to look again, and null if the file has been empty for longer than writing it
 * takes.
 */
function readHolder(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    if (!(error instanceof SyntaxError)) throw error;
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    return age < 1000 ? undefined : null;
  }
}

/**
 * Two processes may find the same stale lock. Only the file that was moved aside and is still the stale one is
 * deleted.
 */
function removeStale(path, former) {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
  if (readHolder(aside)?.began === former?.began) {
    rmSync(aside);
    return true;
  }
  renameSync(aside, path);
  return false;
}
