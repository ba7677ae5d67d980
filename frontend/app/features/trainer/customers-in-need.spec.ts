import { expect, test } from '@jest/globals';
import { type CoachedCustomer, customersInNeed } from './customers-in-need';

const NOW = new Date('2026-11-22T09:00:00Z');
const TODAY = '2026-11-22';

const customer = (about: Partial<CoachedCustomer>): CoachedCustomer => ({
  id: '1',
  name: 'Anna',
  email: 'anna@example.org',
  firstAssignedAt: '2026-01-01T09:00:00Z',
  beganBy: 'invitation',
  plan: null,
  nextPlan: null,
  planRemovedAt: null,
  ...about,
});

const needOf = (about: Partial<CoachedCustomer>) => customersInNeed([customer(about)], TODAY, NOW)[0]?.need;

const YESTERDAY = '2026-11-21T09:00:00Z';

/** A plan of one week that begins on that day. */
const weekFrom = (startsOn: string) => ({ status: 'active' as const, startsOn, days: 7 });

const LONG = { ...weekFrom('2026-11-20'), days: 28 };

test.each([
  ['nobody plans for them', {}, { kind: 'no-plan' }],
  ['they deleted their plan', { planRemovedAt: YESTERDAY }, { kind: 'removed', at: YESTERDAY }],
  ['their plan ends today', { plan: weekFrom('2026-11-16') }, { kind: 'ending', daysLeft: 0 }],
  ['their plan ends in three days', { plan: weekFrom('2026-11-19') }, { kind: 'ending', daysLeft: 3 }],
  [
    'they have just accepted',
    { firstAssignedAt: YESTERDAY },
    { kind: 'accepted', at: YESTERDAY, hasPlan: false },
  ],
  [
    'they have just accepted, and got a plan',
    { firstAssignedAt: YESTERDAY, plan: LONG },
    { kind: 'accepted', at: YESTERDAY, hasPlan: true },
  ],
])('a trainer is notified when %s', (_, about, need) => {
  expect(needOf(about)).toEqual(need);
});

test.each([
  ['their plan runs for more than three days', { plan: weekFrom('2026-11-20') }],
  ['their plan has started over', { plan: weekFrom('2026-11-15') }],
  ['their plan is still to come', { plan: { status: 'upcoming' as const, startsOn: '2026-11-23', days: 1 } }],
  ['another plan follows', { plan: weekFrom('2026-11-16'), nextPlan: {} }],
  ['a new plan took the place of the deleted one', { planRemovedAt: YESTERDAY, plan: LONG }],
  ['they accepted a week ago', { firstAssignedAt: '2026-11-15T09:00:00Z', plan: LONG }],
  ['an admin linked them', { firstAssignedAt: YESTERDAY, beganBy: 'admin', plan: LONG } as const],
])('a trainer is not notified when %s', (_, about) => {
  expect(needOf(about)).toBeUndefined();
});

test('the most urgent need comes first', () => {
  const named = customersInNeed(
    [
      customer({ name: 'idle' }),
      customer({ name: 'new', firstAssignedAt: YESTERDAY }),
      customer({ name: 'ending', plan: weekFrom('2026-11-16') }),
      customer({ name: 'deleted', planRemovedAt: YESTERDAY }),
    ],
    TODAY,
    NOW,
  );
  expect(named.map(({ name }) => name)).toEqual(['deleted', 'ending', 'new', 'idle']);
});
