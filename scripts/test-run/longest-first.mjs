import Sequencer from '@jest/test-sequencer';

/** The longest first. Jest itself goes by the size of a file where it has seen none run, and these are short. */
const LONGEST = [
  ...[/contract.fuzz/, /contract.cost/, /contract.access-matrix/, /resilience/],
  ...[/generator\.spec/, /plan-pdf\.spec/],
  ...[/every-page/, /page-cost/],
];

const rankOf = ({ path }) => {
  const rank = LONGEST.findIndex((pattern) => pattern.test(path));
  return rank < 0 ? LONGEST.length : rank;
};

/** What begins last should be short: nothing else is left to do beside it. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => rankOf(one) - rankOf(other));
  }
}
