import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fullSentence, ROOM_FOR_NEW, ROOM_TO_GO_ON, requireRoom } from './disk-room.mjs';
import { LockHeld, takeLock } from './lock.mjs';
import { Problem } from './problem.mjs';

/**
 * Makes sure that the data folder exists, is writable, and has enough space, and locks it for this process. `isNew`
 * means that it contains no database yet.
 */
export async function takeDataFolder(path, { isNew }) {
  makeDataFolder(path);
  explaining(path, () => tryToWrite(path));
  requireRoom(path, isNew ? ROOM_FOR_NEW : ROOM_TO_GO_ON);
  return lockFolder(path);
}

/**
 * Other users may traverse root's data folder but not list it: PostgreSQL, which never runs as root, keeps its files
 * inside.
 */
export function makeDataFolder(path) {
  explaining(path, () =>
    mkdirSync(path, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 }),
  );
}

/** A random secret that is created once and kept in the data folder, readable only by its owner. */
export function keptSecret(dataDir, name) {
  const path = join(dataDir, name);
  return explaining(dataDir, () => {
    try {
      const kept = readFileSync(path, 'utf8').trim();
      if (kept) return kept;
    } catch (error) {
      if (error.code !== 'ENOENT') throw error;
    }
    const secret = randomBytes(36).toString('base64url');
    writeWhole(path, secret);
    return secret;
  });
}

/** Writes a file either completely or not at all. */
export function writeWhole(path, text) {
  writeFileSync(`${path}.new`, `${text}\n`, { mode: 0o600, flush: true });
  renameSync(`${path}.new`, path);
}

/** Waits, because a process that was just stopped, or that has just lost npm, may still be finishing. */
async function lockFolder(path) {
  for (let waited = 0; ; waited += 500) {
    try {
      return explaining(path, () => takeLock(join(path, 'launcher.lock')));
    } catch (error) {
      if (!(error instanceof LockHeld)) throw error;
      if (waited >= (error.stopping ? 15_000 : 500)) throw new Problem(runningSentence(path, error.pid));
      await sleep(500);
    }
  }
}

function runningSentence(path, pid) {
  return `Mealwright is already running on the data folder ${path} (process ${pid}): stop that one first, or choose another folder and port, for example DATA_DIR=data2 PORT=3001 npm start`;
}

function tryToWrite(path) {
  const probe = join(path, '.probe');
  try {
    const file = openSync(probe, 'w', 0o600);
    writeSync(file, Buffer.alloc(64 * 1024));
    fsyncSync(file);
    closeSync(file);
  } finally {
    rmSync(probe, { force: true });
  }
}

/** Runs an action in the data folder and turns errors of the file system into sentences. */
export function explaining(path, action) {
  try {
    return action();
  } catch (error) {
    const sentence = sentenceFor(error.code, path);
    throw sentence ? new Problem(sentence) : error;
  }
}

export function sentenceFor(code, path) {
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return fullSentence(path, ROOM_FOR_NEW);
    case 'EACCES':
    case 'EPERM':
      return `The data folder ${path} cannot be read and written by this user: give it to the user who runs Mealwright (chown, chmod), or choose another with DATA_DIR.`;
    case 'EROFS':
      return `The data folder ${path} is on a disk that is mounted read-only: choose another with DATA_DIR.`;
    case 'EEXIST':
    case 'ENOTDIR':
      return `The data folder ${path} is a file: remove it, or choose a folder with DATA_DIR.`;
    case 'ENOENT': // mkdir also reports this for a read-only disk
      return `The data folder ${path} cannot be made there: choose another with DATA_DIR.`;
    default:
      return null;
  }
}
