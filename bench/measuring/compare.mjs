import { processorTime } from './processor-time.mjs';
import { spreadOf } from './statistics.mjs';

/**
 * Lets both sides work in turns, ours, bare, ours, bare, so that whatever else the machine does meets both, and sets each
 * round of ours against the round of the baseline that follows it.
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

/** Processor time per answer over all rounds. Other work on the machine takes turns away, but hardly changes this. */
const costOf = (results) => sum(results, 'processor') / sum(results, 'answers');

const sum = (results, field) => results.reduce((total, result) => total + result[field], 0);
