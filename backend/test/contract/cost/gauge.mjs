/**
 * Loaded into a backend before its own modules: measures what requests cost it, whenever the test asks. Time is that of the
 * processor in the main thread, so that a busy machine changes nothing but how long the test takes.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** Often enough that two long pieces of work are seldom taken for one. */
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

/** A twentieth of a second on an idle machine of the kind that this is developed on: texts, objects and a hash, as requests are. */
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

/** Linux keeps the most that a process has ever held, and forgets it when told to. Elsewhere the present has to do. */
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
    // Then the peak is that of the whole run, which is the more careful of the two.
  }
}
