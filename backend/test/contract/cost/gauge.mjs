/**
 * This module is loaded into a backend before its own: it measures what requests cost. Time is CPU time of the main
 * thread, so a busy machine only makes the test slower.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** The loop is looked at often enough that two long pieces of work rarely count as one. */
const LOOK_EVERY_MS = 4;

if (isMainThread && process.send) {
  let last = spent();
  let longest = 0;
  let before = 0;
  const look = () => {
    const now = spent();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const answers = {
    tidy() {
      globalThis.gc?.();
    },
    begin() {
      forgetPeak();
      before = process.memoryUsage.rss();
      last = spent();
      longest = 0;
    },
    end() {
      look();
      return { heldMs: longest, grownBytes: peak() - before };
    },
    calibrate() {
      const began = spent();
      knownWork();
      return { heldMs: spent() - began, grownBytes: 0 };
    },
  };
  setInterval(look, LOOK_EVERY_MS).unref();
  process.on('message', (question) => process.send({ answer: answers[question]() ?? null }));
}

function spent() {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Takes 50 ms on an idle development machine: texts, objects, and a hash, as requests do. */
function knownWork() {
  let text = 'known';
  for (let round = 0; round < 700; round++) {
    const rows = Array.from({ length: 60 }, (_, at) => ({ at, name: `${text} ${at}`, tags: [text, 'b'] }));
    const read = JSON.parse(JSON.stringify(rows));
    const names = read.map(({ name }) => name.toUpperCase().split(' ').join('-')).sort();
    text = createHash('sha256').update(names.join()).digest('hex').slice(0, 12);
  }
  return text;
}

/** Linux records the peak memory of a process and can reset it. Elsewhere the current value is used. */
function peak() {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return process.memoryUsage.rss();
  }
}

function forgetPeak() {
  try {
    writeFileSync('/proc/self/clear_refs', '5');
  } catch {
    // Without it, the peak is that of the whole run, which is stricter.
  }
}
