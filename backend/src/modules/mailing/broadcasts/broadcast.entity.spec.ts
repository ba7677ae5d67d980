import { describe, expect, test } from '@jest/globals';
import { Broadcast } from './broadcast.entity.js';

const ADMIN = '0190f1c0-0000-7000-8000-000000000001';
const NOW = new Date('2026-11-27T08:00:00Z');
const CONTENT = { kind: 'notice', audience: 'everyone', subject: 'Maintenance', body: 'At night.' } as const;

const draft = () => new Broadcast(ADMIN, CONTENT, NOW);

describe('a broadcast', () => {
  test('is a draft until it is confirmed, sending until everybody is served, and then sent', () => {
    const broadcast = draft();
    expect(broadcast.status).toBe('draft');
    broadcast.send(ADMIN, 1, NOW);
    expect(broadcast.status).toBe('sending');
    broadcast.finish(NOW);
    expect(broadcast.status).toBe('sent');
  });

  test('is sent only in the version that was confirmed', () => {
    const broadcast = draft();
    broadcast.change({ ...CONTENT, subject: 'Other' }, NOW);
    expect(() => broadcast.send(ADMIN, 1, NOW)).toThrow('changed');
    broadcast.send(ADMIN, 2, NOW);
  });

  test('is neither changed nor sent again once it is confirmed', () => {
    const broadcast = draft();
    broadcast.send(ADMIN, 1, NOW);
    expect(() => broadcast.send(ADMIN, 1, NOW)).toThrow('already');
    expect(() => broadcast.change(CONTENT, NOW)).toThrow('already');
  });

  test('counts whom it has served and remembers the last one', () => {
    const broadcast = draft();
    broadcast.noteServed(['a', 'b']);
    broadcast.noteServed([]);
    expect([broadcast.recipients, broadcast.lastServed]).toEqual([2, 'b']);
  });
});
