import { processorTime } from './processor-time.mjs';
import { spreadOf } from './statistics.mjs';

/**
 * Runs both sides alternately, so that other load on the machine affects both, and compares each round of ours with
 * the round of the baseline that follows.
 */
export async function compare({ ours, bare }, { rounds, seconds, warmUpSeconds, signal }) {
  for (const side of [ours, bare]) await side.round(warmUpSeconds);
  const pairs = [];
  for (let round = 0; round < rounds; round++) {
    signal.throwIfAborted();
    pairs.push({ ours: await timed(ours, seconds), bare: await timed(bare, seconds) });
  }
  return {
    ...spreadOf(pairs.map((pair) => rate(pair.ours) / rate(pair.bare))),
    processor: costOf(pairs.map((pair) => pair.bare)) / costOf(pairs.map((pair) => pair.ours)),
  };
}

async function timed(side, seconds) {
  const before = processorTime(side.pid);
  const result = await side.round(seconds);
  return { ...result, processor: processorTime(side.pid) - before };
}

const rate = ({ answers, seconds }) => answers / seconds;

/** CPU time per answer over all rounds. Other load takes CPU away but hardly changes this. */
const costOf = (results) => sum(results, 'processor') / sum(results, 'answers');

const sum = (results, field) => results.reduce((total, result) => total + result[field], 0);
