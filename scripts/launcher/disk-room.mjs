import { statfsSync } from 'node:fs';
import { Problem } from './problem.mjs';

const MiB = 1024 * 1024;
/**
 * A new database takes 50 MiB and 100 MiB of write-ahead log while it is filled. An existing one needs space to
 * continue.
 */
export const ROOM_FOR_NEW = 200 * MiB;
export const ROOM_TO_GO_ON = 40 * MiB;
const CHECK_EVERY_MS = 30_000;

export function requireRoom(path, needed) {
  const free = freeIn(path);
  if (free < needed) throw new Problem(fullSentence(path, needed, free));
}

export function fullSentence(path, needed, free) {
  const has = free === undefined ? 'is full' : `is nearly full (${Math.floor(free / MiB)} MB free)`;
  return `The disk of the data folder ${path} ${has}: free at least ${needed / MiB} MB there, or choose a folder on another disk with DATA_DIR.`;
}

/** Reports when a disk is nearly full and when there is space again. Returns a function that stops it. */
export function watchRoom(path, { say }) {
  const check = roomCheck(path, { say });
  const timer = setInterval(check, CHECK_EVERY_MS);
  return () => clearInterval(timer);
}

/**
 * Each message is shown once. Free space is reported only when there is enough that the warning will not soon return.
 */
export function roomCheck(path, { say, free = () => freeOrUnknown(path) }) {
  let isShort = false;
  return () => {
    const left = free();
    if (!isShort && left < ROOM_TO_GO_ON) {
      isShort = true;
      const sentence = fullSentence(path, ROOM_TO_GO_ON, left);
      say(`${sentence} Until then nothing new can be saved.`);
    } else if (isShort && left > 2 * ROOM_TO_GO_ON) {
      isShort = false;
      say(`The disk of the data folder ${path} has room again.`);
    }
  };
}

/** NaN compares as false, so nothing is reported about a folder that cannot be inspected. */
function freeOrUnknown(path) {
  try {
    return freeIn(path);
  } catch {
    return Number.NaN;
  }
}

function freeIn(path) {
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize;
}
