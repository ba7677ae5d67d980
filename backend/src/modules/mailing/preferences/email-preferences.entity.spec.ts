import { describe, expect, test } from '@jest/globals';
import { OPTIONAL_KINDS } from '../../../platform/mail/mail-kind.js';
import { EmailPreferences } from './email-preferences.entity.js';

const BEFORE = new Date('2026-11-02T08:00:00Z');
const NOW = new Date('2026-11-27T08:00:00Z');

const preferences = () => new EmailPreferences('0190f1c0-0000-7000-8000-000000000001', BEFORE);

describe('email preferences', () => {
  test('want everything but announcements until something else is chosen', () => {
    expect(OPTIONAL_KINDS.filter((kind) => preferences().wants(kind))).toEqual([
      'planUpdates',
      'summary',
      'notice',
    ]);
  });

  test.each(OPTIONAL_KINDS)('turn off %s and nothing else', (kind) => {
    const changed = preferences();
    changed.change({ marketingEmails: true }, BEFORE);
    changed.turnOff(kind, NOW);
    expect(OPTIONAL_KINDS.filter((other) => !changed.wants(other))).toEqual([kind]);
  });

  test('begin summaries anew when they are turned on or come at another time', () => {
    const changed = preferences();
    changed.change({ mealPlanUpdates: false, frequency: 'weekly' }, NOW);
    expect(changed.summariesSince).toEqual(BEFORE);
    changed.change({ frequency: 'daily' }, NOW);
    expect(changed.summariesSince).toEqual(NOW);
  });
});
