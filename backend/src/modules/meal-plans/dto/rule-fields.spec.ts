import { expect, test } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { PLAN_RULES } from '../../plan-model/rules/index.js';
import type { NumberRule } from '../../plan-model/rules/rule.js';
import { GeneratePlanRequest, RelaxRequest } from '../drafts/dto/draft.request.js';
import { SentRulesRequest } from './sent-rules.request.js';

const WISH = { planName: 'Lean', fitnessGoal: 'cutting', dailyCalorieTarget: 2000, days: 7 };

async function problemsOf(Request: new () => object, sent: object) {
  const problems = await validate(plainToInstance(Request, sent), {
    whitelist: true,
    forbidNonWhitelisted: true,
  });
  return problems.map(({ property, constraints = {} }) => [property, ...new Set(Object.values(constraints))]);
}

const isNumber = (rule: (typeof PLAN_RULES)[number]): rule is NumberRule =>
  'min' in rule && 'invalid' in rule;

const numbers = PLAN_RULES.filter(isNumber);

test.each(numbers)(
  '$field has the bounds of its rule in every request',
  async ({ field, min, max, invalid, refusal }) => {
    const requests = [
      (value: number) => problemsOf(GeneratePlanRequest, { ...WISH, [field]: value }),
      (value: number) => problemsOf(SentRulesRequest, { [field]: value }),
      ...(refusal ? [(value: number) => problemsOf(RelaxRequest, { [field]: value })] : []),
    ];
    for (const send of requests) {
      expect([await send(min), await send(max)]).toEqual([[], []]);
      expect(await send(max + 1)).toEqual([[field, invalid]]);
      expect(await send(min - 1)).toEqual([[field, invalid]]);
    }
  },
);

test('every request may omit a rule, and refuses names that no rule has', async () => {
  expect(await problemsOf(GeneratePlanRequest, WISH)).toEqual([]);
  expect(await problemsOf(SentRulesRequest, {})).toEqual([]);
  expect((await problemsOf(RelaxRequest, { perMeal: {} })).map(([field]) => field)).toEqual(['perMeal']);
});

test('a way out may name every rule that can make a plan impossible, and no other', async () => {
  const refused = await Promise.all(
    PLAN_RULES.map(async ({ field, default: usual, refusal }) => {
      const problems = await problemsOf(RelaxRequest, { [field]: usual });
      return [field, refusal === null, problems.length > 0];
    }),
  );
  expect(refused.filter(([, expected, actual]) => expected !== actual)).toEqual([]);
});

test('bounds by meal type are accepted within their limits', async () => {
  const request = { caloriesByType: { lunch: { min: 500, max: 9000 } } };
  expect((await problemsOf(RelaxRequest, request)).map(([field]) => field)).toEqual(['caloriesByType']);
  expect(await problemsOf(RelaxRequest, { caloriesByType: { lunch: { min: 500, max: null } } })).toEqual([]);
});
