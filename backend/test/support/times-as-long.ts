type Work = () => unknown;

/** More rounds than a busy machine disturbs. */
const MAX_ROUNDS = 30;

/**
 * How many times as long one piece of work takes as another. The quickest of some rounds counts, since whatever else the
 * machine does makes none of them quicker; once that is little `enough` there is no need of more.
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
