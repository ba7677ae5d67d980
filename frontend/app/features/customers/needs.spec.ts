import { expect, test } from '@jest/globals';
import { dayAgoText, isActive, type NeedyCustomer, needTexts } from './needs';

const customer = (about: Partial<NeedyCustomer>): NeedyCustomer => ({
  ...{ needs: [], brokenRestrictions: [], plan: null, lastWeighIn: null, lastSeenAt: null },
  ...about,
});

const textsOf = (about: Partial<NeedyCustomer>) =>
  needTexts(customer(about), '2026-11-23', new Date('2026-11-23T08:00:00Z')).map(({ text }) => text);

const weighedOn = (day: string) => ({ day, weight: 80, change: null, units: 'metric' as const });

test.each<[Partial<NeedyCustomer>, string[]]>([
  [{}, []],
  [{ needs: ['no-plan'] }, ['No meal plan']],
  [{ needs: ['plan-ending'], plan: { day: 7, days: 7 } }, ['Plan ends today']],
  [{ needs: ['plan-ending'], plan: { day: 6, days: 7 } }, ['Plan ends tomorrow']],
  [{ needs: ['plan-ending'], plan: { day: 4, days: 7 } }, ['Plan ends in 3 days']],
  [{ needs: ['breaks-restrictions'], brokenRestrictions: ['Vegan'] }, ['Plan breaks: Vegan']],
  [
    { needs: ['breaks-restrictions'], brokenRestrictions: ['Allergy: milk', 'Keto', 'Vegan'] },
    ['Plan breaks: milk allergy and 2 more'],
  ],
  [
    {
      needs: ['no-weigh-in', 'not-seen'],
      lastWeighIn: weighedOn('2026-11-03'),
      lastSeenAt: '2026-11-08T06:00:00Z',
    },
    ['No weigh-in for 20 days', 'Not seen for 15 days'],
  ],
  [{ needs: ['no-weigh-in', 'not-seen'] }, ['No weigh-in yet', 'Never seen']],
])('the needs of %j are said in words', (about, texts) => {
  expect(textsOf(about)).toEqual(texts);
});

test('a day is told by its distance from today, however late it is', () => {
  const texts = ['2026-11-24', '2026-11-23', '2026-11-22', '2026-11-05'].map((day) =>
    dayAgoText(day, '2026-11-23'),
  );
  expect(texts).toEqual(['today', 'today', 'yesterday', '18 days ago']);
});

test.each([
  [null, false],
  ['2026-10-24T08:00:00Z', true],
  ['2026-10-24T07:59:59Z', false],
  ['2026-11-23T08:00:01Z', true],
])('somebody who was last seen at %s counts as active: %s', (lastSeenAt, expected) => {
  expect(isActive({ lastSeenAt }, new Date('2026-11-23T08:00:00Z'))).toBe(expected);
});
