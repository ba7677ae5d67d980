import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { identityOf, isAlive } from './processes.mjs';

/** Someone who is alive holds the lock; `stopping` if that one is about to release it. */
export class LockHeld extends Error {
  constructor({ pid, stopping }) {
    super(`held by process ${pid}`);
    this.pid = pid;
    this.stopping = stopping;
  }
}

/**
 * Takes a lock that is a file naming its holder. One left behind by a process that was killed is taken over; what that
 * process had noted as started by it is in `leftBehind`.
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
    /** May be said again: by then the lock can be another's. */
    release() {
      if (held) rmSync(path, { force: true });
      held = false;
    },
  };
}

/** As a whole or not at all: a lock that a full disk has emptied would be no one's. Without the note things go on. */
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

/** undefined: look again; null: the file says nothing, for longer than writing it takes. */
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

/** Two may find the same stale lock at once: only what is moved aside and is still the stale one is thrown away. */
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
