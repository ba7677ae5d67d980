type Work = () => unknown;

/** A busy machine never disturbs this many rounds. */
const MAX_ROUNDS = 30;

/**
 * Measures how many times as long one piece of work takes as another. The fastest of several rounds counts, because
 * other load never makes a round faster, and rounds stop once the ratio is below `enough`.
 */
export async function timesAsLong(work: Work, known: Work, enough: number): Promise<number> {
  const least = { work: Number.POSITIVE_INFINITY, known: Number.POSITIVE_INFINITY };
  for (let round = 0; round < MAX_ROUNDS; round++) {
    least.known = Math.min(least.known, await timeOf(known));
    least.work = Math.min(least.work, await timeOf(work));
    if (round > 0 && least.work < enough * least.known) break;
  }
  return least.work / least.known;
}

async function timeOf(work: Work): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
