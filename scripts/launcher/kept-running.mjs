import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from './problem.mjs';

/**
 * A program that runs longer than this has started successfully, so its next failure counts as the first one again.
 */
const STEADY_MS = 60_000;
/** The pauses before consecutive restarts. A program that fails quickly more often than this is given up. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000];

/**
 * Restarts a program whenever it ends unexpectedly, with pauses that grow while it ends quickly. `first`, and what
 * `startAgain()` returns, is `{ died, obituary, stop, startAgain }`. The returned `died` resolves when it is given
 * up.
 */
export function keepRunning(first, { say, pauses = PAUSES_MS, steadyMs = STEADY_MS }) {
  const stopping = new AbortController();
  let current = first;
  let sentence = '';
  const died = watch();

  /** Returns when the program is given up or was stopped. */
  async function watch() {
    for (let quickEnds = 0; !stopping.signal.aborted; ) {
      const began = Date.now();
      await current.died;
      if (stopping.signal.aborted) return;
      quickEnds = Date.now() - began < steadyMs ? quickEnds + 1 : 1;
      const { what, where } = await current.obituary();
      if (quickEnds > pauses.length) {
        sentence = `${what} It ended ${quickEnds} times in a row soon after its start, so everything was stopped.${where}`;
        return;
      }
      const pause = pauses[quickEnds - 1];
      say(`${what} It starts again in ${pause / 1000} s.`);
      await sleep(pause, null, { signal: stopping.signal }).catch(() => {});
      if (!stopping.signal.aborted) current = await startOrFail(current);
    }
  }

  return {
    ...first,
    died,
    obituary: async () => sentence,
    async stop(inHurry) {
      stopping.abort();
      await current.stop(inHurry);
      await died; // a start that was in progress has finished by then
      await current.stop(inHurry);
    },
  };
}

/** A program that cannot even start counts as one that ended at once. */
async function startOrFail(ended) {
  try {
    return await ended.startAgain();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { ...ended, obituary: async () => ({ what: error.message, where: '' }) };
  }
}
