import { describe, expect, test } from '@jest/globals';
import { planOf, randomPlan } from '../../../test/factories/library-plans.js';
import type { Plan, PlanMeal } from '../plan-model/plan.js';
import { writeCalendar } from './calendar.js';

/** Parses a calendar file as a calendar program does: unfolds lines and unescapes texts. */
function eventsOf(file: string): Record<string, string>[] {
  return file
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT\r\n')
    .slice(1)
    .map((event) =>
      Object.fromEntries(
        event
          .split('\r\nEND:VEVENT')[0]
          ?.split('\r\n')
          .filter(Boolean)
          .map((line) => {
            const at = line.indexOf(':');
            return [line.slice(0, at), unescaped(line.slice(at + 1))];
          }) ?? [],
      ),
    );
}

/** The events without those that say when to start a dish. */
const mealsOf = (file: string) => eventsOf(file).filter(({ SUMMARY }) => !SUMMARY?.startsWith('Start: '));

const unescaped = (text: string) =>
  text.replaceAll(/\\(.)/g, (_, character) => (character === 'n' ? '\n' : character));

const named = (plan: Plan, name: string): Plan => ({
  ...plan,
  planName: name,
  recipes: plan.recipes.map((recipe) => ({ ...recipe, name })),
});

const timesOf = (types: PlanMeal['mealType'][]) =>
  eventsOf(writeCalendar(planOf(types.map((type) => [1, type, 'turkish-red-lentil-soup', 1])), 'plan')).map(
    ({ DTSTART }) => DTSTART?.slice(9, 13),
  );

const one = planOf([[1, 'lunch', 'turkish-red-lentil-soup', 1.5]]);

describe('the calendar file', () => {
  test('has an event for each meal', () => {
    expect(eventsOf(writeCalendar(one, 'plan-7'))).toEqual([
      {
        UID: 'plan-7-1-1@mealwright',
        DTSTAMP: '20261120T120000Z',
        DTSTART: '20261123T123000',
        DURATION: 'PT30M',
        SUMMARY: 'Lunch: Turkish Red Lentil Soup (1½ servings)',
        DESCRIPTION: expect.stringMatching(
          /^\d+ kcal: P \d+ g, C \d+ g, F \d+ g\n10 min prep, 30 min cooking$/,
        ),
        TRANSP: 'TRANSPARENT',
      },
    ]);
  });

  test('has an event of its own for the start of a dish that rests for hours, and none at night', () => {
    const resting = (restTimeMinutes: number | undefined, type: PlanMeal['mealType'] = 'dinner') => {
      const plan = planOf([[1, type, 'turkish-red-lentil-soup', 1]]);
      const recipes = plan.recipes.map((recipe) => ({ ...recipe, restTimeMinutes }));
      return eventsOf(writeCalendar({ ...plan, recipes }, 'plan')).map(({ SUMMARY, DTSTART }) => [
        SUMMARY?.split(':')[0],
        DTSTART,
      ]);
    };
    const dinner = ['Dinner', '20261123T183000'];
    expect(resting(120)).toEqual([['Start', '20261123T155000'], dinner]);
    expect(resting(30)).toEqual([dinner]);
    expect(resting(undefined)).toEqual([dinner]);
    const breakfast = ['Breakfast', '20261123T080000'];
    expect(resting(240, 'breakfast')).toEqual([['Start', '20261122T200000'], breakfast]);
    expect(resting(840, 'breakfast')).toEqual([['Start', '20261122T172000'], breakfast]);
  });

  test('says what is eaten, not what one serving has', () => {
    const [recipe] = one.recipes;
    const kcal = Math.round((recipe?.caloriesKcal ?? Number.NaN) * 1.5);
    expect(eventsOf(writeCalendar(one, 'plan'))[0]?.DESCRIPTION).toMatch(new RegExp(`^${kcal} kcal`));
  });

  test('counts the days from the start across months and years', () => {
    const plan = { ...randomPlan(1, 30), startsOn: '2026-12-20' };
    const dates = mealsOf(writeCalendar(plan, 'plan')).map(({ DTSTART }) => DTSTART?.slice(0, 8));
    expect([dates[0], dates[3 * 12], dates.at(-1)]).toEqual(['20261220', '20270101', '20270118']);
  });

  test.each([
    [
      ['breakfast', 'lunch', 'dinner'],
      ['0800', '1230', '1830'],
    ],
    [
      ['breakfast', 'lunch', 'snack', 'dinner'],
      ['0800', '1230', '1530', '1830'],
    ],
    [
      ['breakfast', 'snack', 'lunch', 'snack', 'dinner', 'snack'],
      ['0800', '1030', '1230', '1530', '1830', '2030'],
    ],
    [['dinner'], ['1830']],
    [
      ['dinner', 'dinner', 'dinner'],
      ['0800', '1230', '1830'],
    ],
    [
      ['snack', 'snack', 'snack'],
      ['0800', '1230', '1830'],
    ],
    [
      ['snack', 'snack', 'lunch', 'lunch'],
      ['1030', '1130', '1230', '1330'],
    ],
  ] satisfies [PlanMeal['mealType'][], string[]][])('%j are eaten at %j', (types, times) => {
    expect(timesOf(types)).toEqual(times);
  });

  test('gives each event a stable and unique ID', () => {
    const plan = randomPlan(4, 30, 6);
    expect(writeCalendar(plan, 'plan')).toBe(writeCalendar(plan, 'plan'));
    const names = eventsOf(writeCalendar(plan, 'plan')).map(({ UID }) => UID);
    expect(new Set(names).size).toBe(names.length);
    expect(mealsOf(writeCalendar(plan, 'plan'))).toHaveLength(180);
  });

  test.each([
    ['commas, semicolons; and \\ back\\nslashes'],
    ['two\nlines and\r\nthree'],
    ['END:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:smuggled in'],
    ['Łosoś z koperkiem – Παστίτσιο – Борщ '.repeat(6)],
    ['👩‍🍳🥦'.repeat(40)],
    ['x'.repeat(500)],
    ['": ;BEGIN:VALARM"'],
  ])('contains any text unchanged: %j', (text) => {
    const file = writeCalendar(named(one, text), 'plan');
    const read = text.replaceAll('\r\n', '\n');
    expect(eventsOf(file)).toHaveLength(1);
    expect(eventsOf(file)[0]?.SUMMARY).toBe(`Lunch: ${read} (1½ servings)`);
    expect(file.match(/^BEGIN:/gm)).toHaveLength(2);
  });

  test('has lines of at most 75 octets that split no character and end with CRLF', () => {
    for (const text of ['🥦'.repeat(90), 'é'.repeat(200), `a${'漢字'.repeat(80)}`, 'x'.repeat(300)]) {
      const bytes = Buffer.from(writeCalendar(named(one, text), 'plan'));
      const lines = bytes.toString('latin1').split('\r\n');
      expect(lines.at(-1)).toBe('');
      expect(lines.filter((line) => line.length > 75 || /[\r\n]/.test(line))).toEqual([]);
      for (const line of lines)
        expect(() =>
          new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(line, 'latin1')),
        ).not.toThrow();
    }
  });

  test('drops characters that no text may contain', () => {
    const file = writeCalendar(named(one, 'a\u0000b\u0007c\ud83dd\u009fe'), 'plan');
    expect(eventsOf(file)[0]?.SUMMARY).toBe('Lunch: a b c\ufffdd e (1½ servings)');
  });

  test('leaves out a meal whose recipe is missing', () => {
    expect(eventsOf(writeCalendar({ ...one, recipes: [] }, 'plan'))).toEqual([]);
  });
});
