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

test.each([
  ['nobody plans for them', {}, { kind: 'no-plan' }],
  ['they deleted their plan', { planRemovedAt: YESTERDAY }, { kind: 'removed', at: YESTERDAY }],
  ['their plan ends today', { plan: { endsOn: TODAY } }, { kind: 'ending', daysLeft: 0 }],
  ['their plan ends in three days', { plan: { endsOn: '2026-11-25' } }, { kind: 'ending', daysLeft: 3 }],
  [
    'they have just accepted',
    { firstAssignedAt: YESTERDAY },
    { kind: 'accepted', at: YESTERDAY, hasPlan: false },
  ],
  [
    'they have just accepted, and got a plan',
    { firstAssignedAt: YESTERDAY, plan: { endsOn: '2026-12-24' } },
    { kind: 'accepted', at: YESTERDAY, hasPlan: true },
  ],
])('a trainer is told when %s', (_, about, need) => {
  expect(needOf(about)).toEqual(need);
});

test.each([
  ['their plan runs for more than three days', { plan: { endsOn: '2026-11-26' } }],
  ['another plan follows', { plan: { endsOn: TODAY }, nextPlan: {} }],
  [
    'a new plan took the place of the deleted one',
    { planRemovedAt: YESTERDAY, plan: { endsOn: '2026-12-24' } },
  ],
  ['they accepted a week ago', { firstAssignedAt: '2026-11-15T09:00:00Z', plan: { endsOn: '2026-12-24' } }],
  [
    'an admin linked them',
    { firstAssignedAt: YESTERDAY, beganBy: 'admin', plan: { endsOn: '2026-12-24' } } as const,
  ],
])('nobody is bothered when %s', (_, about) => {
  expect(needOf(about)).toBeUndefined();
});

test('what cannot wait comes first', () => {
  const named = customersInNeed(
    [
      customer({ name: 'idle' }),
      customer({ name: 'new', firstAssignedAt: YESTERDAY }),
      customer({ name: 'ending', plan: { endsOn: TODAY } }),
      customer({ name: 'deleted', planRemovedAt: YESTERDAY }),
    ],
    TODAY,
    NOW,
  );
  expect(named.map(({ name }) => name)).toEqual(['deleted', 'ending', 'new', 'idle']);
});
