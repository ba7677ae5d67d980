import { expect, test } from '@jest/globals';
import { earliestStart, feeOn } from './fee-rules.js';

const TODAY = '2026-11-23';
const SINCE = '2026-09-01';

test('the fee of a day is the one that was set last among those that have begun', () => {
  const raised = { startsOn: '2026-12-01', amount: 90 };
  const first = { startsOn: '2026-09-01', amount: 80 };
  expect([feeOn([raised, first], TODAY), feeOn([raised, first], '2026-12-01')]).toEqual([first, raised]);
  expect(feeOn([raised, first], '2026-08-31')).toBeNull();
  const insteadOfTheRaise = { startsOn: '2026-11-25', amount: 85 };
  expect(feeOn([insteadOfTheRaise, raised, first], '2026-12-24')).toEqual(insteadOfTheRaise);
});

test('the first fee may count from the first day of the coaching, and be corrected on the day when it was set', () => {
  expect(earliestStart([], { since: SINCE, today: TODAY })).toBe(SINCE);
  expect(earliestStart([{ setOn: TODAY }], { since: SINCE, today: TODAY })).toBe(SINCE);
});

test('days that are over keep their fee', () => {
  expect(earliestStart([{ setOn: TODAY }, { setOn: '2026-11-22' }], { since: SINCE, today: TODAY })).toBe(
    TODAY,
  );
});
