import Sequencer from '@jest/test-sequencer';

/** The longest tests first. For tests that it has not seen, Jest goes by file size, and these files are short. */
const LONGEST = [
  ...[/contract.fuzz/, /contract.cost/, /contract.access-matrix/, /resilience/],
  ...[/generator\.spec/, /plan-pdf\.spec/],
  /every-page/,
];

const rankOf = ({ path }) => {
  const rank = LONGEST.findIndex((pattern) => pattern.test(path));
  return rank < 0 ? LONGEST.length : rank;
};

/** The last tests should be short, because nothing runs beside them anymore. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => rankOf(one) - rankOf(other));
  }
}
