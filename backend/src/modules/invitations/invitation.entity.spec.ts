import { describe, expect, test } from '@jest/globals';
import { after, days, minutes } from '../../platform/clock/clock.js';
import { User } from '../users/index.js';
import { Invitation } from './invitation.entity.js';

const NOW = new Date('2026-03-01T08:00:00Z');
const at = (milliseconds: number) => after(NOW, milliseconds);
const FIRST = { hash: Buffer.from('first'), sealed: Buffer.from('sealed first') };
const FRESH = { hash: Buffer.from('fresh'), sealed: Buffer.from('sealed fresh') };

const trainer = new User({ email: 'toni@example.org', role: 'trainer', now: NOW });
const customer = new User({ email: 'ann@example.org', role: 'customer', now: NOW });
const invite = (message: string | null = null) =>
  new Invitation(trainer, ' Ann@Example.org ', message, FIRST, NOW);

test('an invitation normalizes the address and keeps no empty message', () => {
  expect(invite('   ')).toMatchObject({ customerEmail: 'ann@example.org', message: null });
});

describe('the status of an invitation', () => {
  test('is pending for seven days, then expired', () => {
    expect(invite().statusAt(at(days(7) - 1))).toBe('pending');
    expect(invite().statusAt(at(days(7)))).toBe('expired');
  });

  test('is accepted forever once it was accepted', () => {
    const invitation = invite();
    invitation.accept(customer, at(days(1)));
    expect(invitation.statusAt(at(days(30)))).toBe('accepted');
    expect(invitation.isOpen(at(days(2)))).toBe(false);
  });
});

describe('resending an invitation', () => {
  test('is possible after a minute, and impossible once it was accepted', () => {
    const invitation = invite();
    expect(invitation.mayBeSentAgain(at(minutes(1) - 1))).toBe(false);
    expect(invitation.mayBeSentAgain(at(minutes(1)))).toBe(true);
    invitation.accept(customer, NOW);
    expect(invitation.mayBeSentAgain(at(minutes(1)))).toBe(false);
  });

  test('keeps the link of an open invitation and extends it by a week', () => {
    const invitation = invite('Hello');
    invitation.sendAgain(at(days(6)), () => FRESH);
    expect(invitation).toMatchObject({
      tokenHash: FIRST.hash,
      message: 'Hello',
      expiresAt: at(days(13)),
    });
  });

  test('gives an expired invitation a new link', () => {
    const invitation = invite();
    invitation.sendAgain(at(days(8)), () => FRESH, 'Once more');
    expect(invitation).toMatchObject({
      tokenHash: FRESH.hash,
      tokenSealed: FRESH.sealed,
      message: 'Once more',
    });
    expect(invitation.statusAt(at(days(8)))).toBe('pending');
  });
});
