import { expect, test } from '@jest/globals';
import { currentSpelling, timeZones, zonesToAskFor } from './time-zones.server';

const zones = timeZones();
const zone = (wanted: string) => zones.find(({ value }) => value === wanted);

test.each([
  ['Europe/Kyiv', 'Europe', 'Kyiv'],
  ['Asia/Kolkata', 'Asia', 'Kolkata'],
  ['Pacific/Chuuk', 'Pacific', 'Chuuk'],
  ['America/New_York', 'America', 'New York'],
  ['America/Argentina/Buenos_Aires', 'America', 'Buenos Aires, Argentina'],
])('%s is found under %s as %s', (value, group, label) => {
  expect(zone(value)).toEqual({ value, group, label });
});

test.each(['Europe/Kiev', 'Asia/Calcutta', 'Pacific/Truk'])(
  '%s is not offered, and means the new name',
  (old) => {
    expect(zone(old)).toBeUndefined();
    expect(zone(currentSpelling(old))).toBeDefined();
  },
);

test('each time zone is listed once under a name that programs know', () => {
  expect(new Set(zones.map(({ value }) => value)).size).toBe(zones.length);
  for (const { value } of zones)
    expect(() => new Intl.DateTimeFormat('en', { timeZone: value })).not.toThrow();
});

test('users who have chosen a time zone are not asked', () => {
  expect(zonesToAskFor({ timeZone: 'Europe/Berlin' })).toBeNull();
  expect(zonesToAskFor({ timeZone: null })).toEqual(zones);
});
