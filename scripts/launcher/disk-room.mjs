import { statfsSync } from 'node:fs';
import { Problem } from './problem.mjs';

const MiB = 1024 * 1024;
/** A new database takes 50 MiB and writes ahead another 100 while it is filled; an old one needs room to go on. */
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

/** Says when a disk has filled up, and when there is room again. Returns how to end it. */
export function watchRoom(path, { say }) {
  const check = roomCheck(path, { say });
  const timer = setInterval(check, CHECK_EVERY_MS);
  return () => clearInterval(timer);
}

/** Each is said once, and room only when there is enough of it not to be said again soon. */
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

/** Not a number compares with none: nothing is said of a folder that cannot be looked at. */
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
