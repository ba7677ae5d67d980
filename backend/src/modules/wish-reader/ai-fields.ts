import { z } from 'zod';
import {
  type AskedRules,
  FITNESS_GOALS,
  PLAN_RULES,
  type PlanRule,
  type RuleField,
} from '../plan-model/index.js';
import { CHOICES } from './rule-choices.js';
import { LIMITS, type WishField, type WishValues } from './wish.js';

const whole = (limit: keyof typeof LIMITS) => z.number().int().min(LIMITS[limit][0]).max(LIMITS[limit][1]);
const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}]*$/u);
const MAX_LISTED = 30;

function answerFor(rule: PlanRule): z.ZodType {
  switch (rule.kind) {
    case 'wholeNumber':
    case 'decimal':
      return whole(rule.field as keyof typeof LIMITS);
    case 'choice':
      return z.enum(CHOICES[rule.choices]);
    case 'choices':
      return z.array(z.enum(CHOICES[rule.choices]));
    case 'foods':
      return z.array(line(rule.maxCharacters)).max(rule.maxWords);
    case 'yesNo':
      return z.boolean();
    case 'boundsByType':
      return boundsWithin(rule.plausible);
  }
}

function boundsWithin({ min: least, max: most }: { min: number; max: number }) {
  const bound = z.number().int().min(least).max(most).nullable();
  const bounds = z
    .object({ min: bound, max: bound })
    .refine(({ min, max }) => min === null || max === null || min <= max)
    .nullish();
  return z
    .object(Object.fromEntries(CHOICES.mealTypes.map((type) => [type, bounds])))
    .transform(withoutNulls);
}

const RULES = Object.fromEntries(PLAN_RULES.map((rule) => [rule.field, answerFor(rule)])) as unknown as {
  [Field in RuleField]: z.ZodType<AskedRules[Field]>;
};

/**
 * The values that each field may have, with the usual bounds and words, so that an answer can say no more than the
 * form. The model gets the same (ai-question.ts).
 */
export const ANSWER_FIELDS: { [Field in WishField]: z.ZodType<WishValues[Field]> } = {
  planName: line(120),
  fitnessGoal: z.enum(FITNESS_GOALS),
  description: line(500),
  dailyCalorieTarget: whole('dailyCalorieTarget'),
  days: whole('days'),
  mealsPerDay: whole('mealsPerDay'),
  clientName: line(100),
  startsOn: z.iso.date().describe('a date as 2026-11-21'),
  dailyProtein: whole('dailyProtein'),
  dailyCarbs: whole('dailyCarbs'),
  dailyFat: whole('dailyFat'),
  generateMealPrep: z.boolean(),
  ...RULES,
};

export const notTakenList = z
  .array(z.object({ words: line(120), why: line(200), mustAsk: z.boolean() }))
  .max(MAX_LISTED);

function withoutNulls<T>(record: Record<string, T | null | undefined>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).flatMap(([key, one]) => (one ? [[key, one]] : [])));
}
