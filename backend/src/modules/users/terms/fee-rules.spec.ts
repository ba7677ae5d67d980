import { describe, expect, test } from '@jest/globals';
import { earliestStart, feeOn } from './fee-rules.js';

const TODAY = '2026-11-23';
const SINCE = '2026-09-01';

const first = { startsOn: '2026-09-01', amount: 80 };
const raised = { startsOn: '2027-01-01', amount: 95 };

describe('the fee of a day', () => {
  test('is the one that began last', () => {
    const days = ['2026-08-31', '2026-09-01', '2026-12-31', '2027-01-01'];
    expect(days.map((day) => feeOn([raised, first], day))).toEqual([null, first, first, raised]);
  });

  test('is a raise that was set for later, even if another fee has been set since for the days before it', () => {
    const untilThen = { startsOn: TODAY, amount: 85 };
    const fees = [untilThen, raised, first];
    const days = ['2026-11-22', TODAY, '2026-12-31', '2027-01-01'];
    expect(days.map((day) => feeOn(fees, day))).toEqual([first, untilThen, untilThen, raised]);
  });

  test('is the one that was set last of those that begin on the same day, so that a raise can be taken back', () => {
    const takenBack = { startsOn: raised.startsOn, amount: 80 };
    expect(feeOn([takenBack, raised, first], '2027-01-01')).toEqual(takenBack);
  });
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
