import { expect, test } from '@jest/globals';
import { byDay, daysToCompare, type Photo, pairsOf, photoText } from './photo-texts';

const photo = (day: string, photoType: Photo['photoType'], caption: string | null = null) =>
  ({ id: `${day} ${photoType}`, day, photoType, caption }) as Photo;

const photos = [photo('2026-11-20', 'front'), photo('2026-11-20', 'back'), photo('2026-10-01', 'front')];

test('photos are grouped by day and described in words', () => {
  expect(byDay(photos).map(([day, taken]) => [day, taken.length])).toEqual([
    ['2026-11-20', 2],
    ['2026-10-01', 1],
  ]);
  expect(photoText(photo('2026-11-20', 'side', 'Tired'))).toBe('Side, Nov 20, 2026: Tired');
});

test('the oldest and the newest day are compared unless the address says otherwise', () => {
  const days = (query: string) => daysToCompare(photos, new URLSearchParams(query));
  expect(days('')).toEqual({ before: '2026-10-01', after: '2026-11-20' });
  expect(days('before=2026-11-20&after=2020-01-01')).toEqual({ before: '2026-11-20', after: '2026-11-20' });
});

test('photos of one type stand beside each other, also where one day has none', () => {
  const pairs = pairsOf(photos, '2026-10-01', '2026-11-20');
  expect(pairs.map(({ type, before, after }) => [type, before?.id, after?.id])).toEqual([
    ['front', '2026-10-01 front', '2026-11-20 front'],
    ['back', undefined, '2026-11-20 back'],
  ]);
});
