import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import {
  adviseOnRest,
  adviseStorage,
  durationOf,
  isWorthwhile,
  keepsUntil,
  lastDayInFridge,
} from './storage.js';
import { STORAGE, type StorageKind } from './storage-table.js';

const kinds = Object.keys(STORAGE) as StorageKind[];
const week = { from: 8, to: 14 };

describe('storage advice', () => {
  test('says how long food keeps, and whether to freeze it', () => {
    expect(durationOf('stew')).toBe('3-4 days; freeze for up to 3 months');
    expect(durationOf('rice')).toBe('1 day; freeze for up to 2 months');
    expect(durationOf('boiled eggs')).toBe('7 days; do not freeze');
  });

  test('counts the first day of the week as the first', () => {
    expect([lastDayInFridge('rice', week), lastDayInFridge('stew', week)]).toEqual([8, 11]);
    expect([keepsUntil('dip', 11, week), keepsUntil('dip', 12, week), keepsUntil('stew', 14, week)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('freezes only what is eaten later than the fridge allows', () => {
    expect(adviseStorage('stew', 'Soup', [8, 11], week).method).toBe(
      'Airtight container, fridge at 40 °F (4 °C)',
    );
    expect(adviseStorage('stew', 'Soup', [8, 12, 14], week).method).toContain(
      'Freeze what you need for days 12 and 14;',
    );
    expect(adviseStorage('dip', 'Hummus', [14], week).method).not.toContain('Freeze');
  });

  test('cooks nothing ahead for one late meal', () => {
    expect(isWorthwhile('stew', [12], week)).toBe(false);
    expect(isWorthwhile('stew', [12, 14], week)).toBe(true);
    expect(isWorthwhile('stew', [11], week)).toBe(true);
  });

  test.each(kinds)('%s: nothing is kept for longer than a week, and all has a source', (kind) => {
    const { fridgeDays, source } = STORAGE[kind];
    expect(fridgeDays[0]).toBeLessThanOrEqual(fridgeDays[1]);
    expect(fridgeDays[1]).toBeLessThanOrEqual(7);
    expect(source).toMatch(/FoodSafety\.gov|UK Food Standards Agency|University|our own/);
  });

  const page = readFileSync(
    new URL('../../../../docs/meal-plans/prep-and-shopping.md', import.meta.url),
    'utf8',
  );

  test.each(kinds)('%s: the page that documents it says the same', (kind) => {
    const { kind: name, source } = STORAGE[kind];
    expect(page).toContain(`| ${name} | ${durationOf(kind)} | ${source} |`);
  });
});

test.each([
  ['stew', 0.25, true, '¼ serving is left: eat it within 4 days, or freeze it'],
  ['stew', 1.5, true, '1½ servings are left: eat them within 4 days, or freeze them'],
  ['rice dish', 1, true, '1 serving is left: eat it within a day, or freeze it'],
  ['oven dish', 1, false, '1 serving is left: eat it within 4 days'],
  ['chilled', 0.5, true, '½ serving is left: eat it within 3 days'],
  ['frozen', 0.5, true, '½ serving is left: keep it in the freezer'],
] as const)('of %s, %d is left, and may be frozen: %j', (kind, left, mayFreeze, advice) => {
  expect(adviseOnRest(kind, left, mayFreeze)).toBe(advice);
});
