import { describe, expect, test } from '@jest/globals';
import { type CoachedCustomer, noteCustomers } from './customers-in-need';

const NOW = new Date('2026-11-22T09:00:00Z');
const TODAY = '2026-11-22';
const YESTERDAY = '2026-11-21T09:00:00Z';

const customer = (about: Partial<CoachedCustomer>): CoachedCustomer => ({
  ...{ id: '1', name: 'Anna', email: 'anna@example.org', isClosed: false },
  ...{ firstAssignedAt: '2026-01-01T09:00:00Z', beganBy: 'invitation', planRemovedAt: null },
  ...{ needs: [], brokenRestrictions: [], plan: null, lastWeighIn: null, lastSeenAt: null },
  ...about,
});

const noted = (...customers: Partial<CoachedCustomer>[]) =>
  noteCustomers(customers.map(customer), TODAY, NOW);

describe('a trainer is told', () => {
  test('of everyone whom the server calls in need, in the words of the list', () => {
    const { inNeed } = noted({ needs: ['no-plan', 'not-seen'] }, { needs: [] });
    expect(inNeed).toEqual([
      {
        ...{ id: '1', name: 'Anna', email: 'anna@example.org', needsPlan: true, news: null },
        needs: [
          { text: 'No meal plan', tone: 'warning' },
          { text: 'Never seen', tone: 'neutral' },
        ],
      },
    ]);
  });

  test.each<[CoachedCustomer['needs'], boolean]>([
    [['breaks-restrictions'], true],
    [['plan-ending', 'not-seen'], true],
    [['no-weigh-in', 'not-seen'], false],
  ])('whether a plan helps against %j', (needs, needsPlan) => {
    expect(noted({ needs }).inNeed[0]?.needsPlan).toBe(needsPlan);
  });

  test('of the most urgent need first, and of news before others in the same need', () => {
    const { inNeed } = noted(
      { name: 'quiet', needs: ['not-seen'] },
      { name: 'idle', needs: ['no-plan'] },
      { name: 'ending', needs: ['plan-ending'] },
      { name: 'deleted', needs: ['no-plan'], planRemovedAt: YESTERDAY },
      { name: 'at risk', needs: ['breaks-restrictions', 'not-seen'] },
    );
    expect(inNeed.map(({ name }) => name)).toEqual(['at risk', 'deleted', 'idle', 'ending', 'quiet']);
  });

  test('when somebody in need deleted their plan, or has just accepted', () => {
    const { inNeed } = noted(
      { needs: ['no-plan'], planRemovedAt: YESTERDAY, firstAssignedAt: YESTERDAY },
      { needs: ['no-plan'], firstAssignedAt: YESTERDAY },
    );
    expect(inNeed.map(({ news }) => news)).toEqual([
      { kind: 'removed', at: YESTERDAY },
      { kind: 'accepted', at: YESTERDAY },
    ]);
  });

  test('of those who have just accepted and need nothing, the latest first', () => {
    const { inNeed, accepted } = noted(
      { name: 'first', firstAssignedAt: '2026-11-20T09:00:00Z' },
      { name: 'last', firstAssignedAt: YESTERDAY },
    );
    expect([inNeed, accepted.map(({ name }) => name)]).toEqual([[], ['last', 'first']]);
  });
});

test.each<[string, Partial<CoachedCustomer>]>([
  ['accepted a week ago', { firstAssignedAt: '2026-11-15T09:00:00Z' }],
  ['was linked by an admin', { firstAssignedAt: YESTERDAY, beganBy: 'admin' }],
  ['has closed the account', { firstAssignedAt: YESTERDAY, planRemovedAt: YESTERDAY, isClosed: true }],
])('a customer who needs nothing and %s is not mentioned', (_, about) => {
  expect(noted(about)).toEqual({ inNeed: [], accepted: [] });
});
