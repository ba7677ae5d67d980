import { asPicture, uploadForm } from '../../support/upload-form.ts';
import type { Draft } from '../fuzz/draft.ts';
import type { Attempt } from './attempts.ts';
import { emptyPng } from './empty-png.ts';

/** Inputs that once blocked the service for others or nearly did. New findings belong here too. */
export const triedBefore: Record<string, Attempt[]> = {
  'POST /api/recipes/nutrition': [1, 10, 60].map((count) => ({
    what: `${count} lines of digits and blanks`,
    change: say({ servings: 1, lines: Array.from({ length: count }, (_, at) => lineOfNumbers(at)) }),
  })),
  'POST /api/trainer/recipes': [
    {
      what: 'lines of digits and blanks',
      change: say({ ingredients: Array.from({ length: 60 }, (_, at) => lineOfNumbers(at)) }),
    },
  ],
  'POST /api/progress/measurement-imports': [
    ['commas', ','.repeat(200_000)],
    ['empty cells', `Date,Weight (kg)${`\n${','.repeat(24)}`.repeat(1_500)}`],
    [
      'nearly as many columns as cells',
      `Date${',Weight (kg)'.repeat(12_000)}\n${'2026-11-20\n'.repeat(1_500)}`,
    ],
    ['as many measurements as are allowed', `Date,Weight (kg),Waist (cm),Notes\n${measurementLines(1_500)}`],
  ].map(([kind, text]) => ({
    what: `a table of ${kind}`,
    change: say({ text, dateOrder: 'ymd', keep: true }),
  })),
  'POST /api/trainer/recipes/import': [
    ['commas', `name${','.repeat(480_000)}\n`],
    ['empty lines', `name,servings,ingredients,instructions\n${'\n'.repeat(490_000)}`],
    ['quotes', `name,servings\n${'""'.repeat(240_000)}\n`],
  ].map(([kind, csv]) => ({ what: `a table of ${kind}`, change: say({ csv }) })),
  'PUT /api/recipes/{id}/picture': [
    [6_324, 6_324],
    [60_000, 600],
    [400_000, 100],
    [9_999_999, 4],
    [4, 9_999_999],
  ].map(([width = 0, height = 0]) => ({
    what: `a picture of ${width} x ${height}`,
    change: (draft: Draft) => {
      const { headers, body } = uploadForm(asPicture(emptyPng(width, height), { type: 'image/png' }));
      draft.wholeBody = body;
      Object.assign(draft.headers, headers);
    },
  })),
  'POST /api/meal-plan/generate': [
    {
      what: 'a wish that cannot be met',
      change: say({ days: 30, mealsPerDay: 6, dailyCalorieTarget: 1_500, dailyProtein: 250, dailyCarbs: 20 }),
    },
  ],
  'GET /api/recipes': [
    {
      what: 'every filter at once',
      change: (draft) => {
        draft.query = ['search=a%20b%20c%20d%20e%20f%20g%20h', 'maxCalories=1', 'sort=rating', 'page=1000'];
      },
    },
  ],
};

/** Reading one of these took eleven seconds. */
function lineOfNumbers(at: number): string {
  const blanks = ' '.repeat(43);
  return `x${[11_111 + at, 11_111, 11_111, 11_111, 'p'].join(blanks)}`;
}

function measurementLines(count: number): string {
  const lines = Array.from({ length: count }, (_, at) => {
    const day = `${2000 + (at % 25)}-${10 + (at % 3)}-${10 + (at % 19)}`;
    return `${day},${80 + at / 1000},88.5,x`;
  });
  return lines.join('\n');
}

function say(properties: object): Attempt['change'] {
  return (draft) => {
    const said = Object.entries(properties).map(([name, value]) => [name, JSON.stringify(value)] as const);
    draft.members = [...new Map([...draft.members, ...said])];
  };
}
