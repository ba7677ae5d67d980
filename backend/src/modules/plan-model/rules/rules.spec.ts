import { expect, test } from '@jest/globals';
import { DEFAULT_RULES, PLAN_RULES } from './index.js';
import type { NumberRule } from './rule.js';
import { JOINT_RULES } from './together.js';

const numbers = PLAN_RULES.filter(
  (rule): rule is NumberRule => rule.kind === 'wholeNumber' || rule.kind === 'decimal',
);

test('each rule has a field of its own', () => {
  const fields = PLAN_RULES.map(({ field }) => field);
  expect(new Set(fields).size).toBe(fields.length);
  expect(Object.keys(DEFAULT_RULES)).toEqual(fields);
});

test.each(numbers)('the plausible and default values of $field are within the bounds of the form', (rule) => {
  const { min, max, plausible = rule, default: usual } = rule;
  expect(plausible.min).toBeGreaterThanOrEqual(min);
  expect(plausible.max).toBeLessThanOrEqual(max);
  expect(plausible.min).toBeLessThan(plausible.max);
  if (usual !== null) expect(Math.min(Math.max(usual, min), max)).toBe(usual);
});

test.each(numbers)('the refusal of an amount of $field names it', ({ invalid, max, field }) => {
  expect([field, invalid]).toEqual([field, expect.stringContaining(String(max))]);
});

test('a rule that can make a plan impossible has a way out, alone or with others', () => {
  const together = JOINT_RULES.flatMap(({ fields }) => fields as readonly string[]);
  const stuck = PLAN_RULES.filter(
    ({ field, refusal, waysOut }) => refusal !== null && !waysOut && !together.includes(field),
  );
  expect(stuck).toEqual([]);
});

test.each(numbers)('a way out of $field asks for less, within the bounds of the form', (rule) => {
  const amounts = [rule.min, Math.floor((rule.min + rule.max) / 2), rule.max].filter((one) => one > 0);
  const ways = amounts.flatMap((asked) =>
    (rule.waysOut?.(asked) ?? []).flat().map(({ value }) => ({ asked, value })),
  );
  const wrong = ways.filter(
    ({ asked, value }) =>
      value !== null && (value === asked || value < rule.min || value > rule.max || value === 0),
  );
  expect(wrong).toEqual([]);
});
