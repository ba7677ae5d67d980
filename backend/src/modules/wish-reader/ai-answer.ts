import { z } from 'zod';
import { PLAN_RULES, type RuleField } from '../plan-model/index.js';
import { ANSWER_FIELDS, notTakenList } from './ai-fields.js';
import { excludedFood } from './excluded-food.js';
import { type WishField, type WishValues } from './wish.js';
import { found, type WishText } from './wish-text.js';

/** This error is thrown if an answer does not have the right shape. */
export class UnreadableAnswerError extends Error {}

const FIELD_NAMES = Object.keys(ANSWER_FIELDS) as WishField[];

const said = z.object({ value: z.unknown(), quote: z.string() });

/** Adds what a model found to the text. Invalid values become notes. */
export function takeAnswer(answer: unknown, text: WishText, today: string): void {
  const record = z.record(z.string(), z.unknown()).safeParse(answer);
  if (!record.success || !FIELD_NAMES.some((field) => field in record.data))
    throw new UnreadableAnswerError();
  for (const field of FIELD_NAMES) {
    const raw = record.data[field] ?? null;
    if (raw !== null) takeField(field, raw, text, today);
  }
  const refused = notTakenList.safeParse(record.data.notTaken ?? []);
  for (const one of refused.success ? refused.data : []) {
    if (text.contains(one.words)) text.takeNotTaken(one);
  }
}

function takeField(field: WishField, raw: unknown, text: WishText, today: string): void {
  const entry = said.safeParse(raw);
  const value = entry.success ? ANSWER_FIELDS[field].safeParse(entry.data.value) : null;
  const usable = value?.success ? usableValue(field, value.data, text, today) : null;
  if (usable === null || !entry.success) {
    text.notes.push(`What the model said about ${LABELS[field]} was not used: a plan cannot have it.`);
    return;
  }
  if (Array.isArray(usable) && usable.length === 0) return;
  text.takeQuoted(found(field, usable), entry.data.quote);
}

/** Checks beyond the shape: no past dates, no invented names, no unknown foods. */
function usableValue<Field extends WishField>(
  field: Field,
  value: WishValues[Field],
  text: WishText,
  today: string,
): WishValues[Field] | null {
  if (field === 'startsOn') return String(value) >= today ? value : null;
  if (field === 'clientName' || field === 'planName') return text.contains(String(value)) ? value : null;
  if (field === 'keepsMeatApartFromDairy') return value === true ? value : null;
  if (field !== 'excludedFoods' && field !== 'likedFoods') return value;
  const foods = (value as string[]).map(excludedFood);
  if (foods.includes(null))
    text.notes.push('A food that the model named is not in our food table, so it was not used.');
  return foods.flatMap((food) => food?.name ?? []) as WishValues[Field];
}

const LABELS: Record<WishField, string> = {
  planName: 'the name of the plan',
  fitnessGoal: 'the goal',
  description: 'the description',
  dailyCalorieTarget: 'the daily calories',
  days: 'the number of days',
  mealsPerDay: 'the meals per day',
  clientName: 'the customer',
  startsOn: 'the start date',
  dailyProtein: 'the daily protein',
  dailyCarbs: 'the daily carbs',
  dailyFat: 'the daily fat',
  generateMealPrep: 'the meal prep',
  ...(Object.fromEntries(PLAN_RULES.map(({ field, inSentence }) => [field, inSentence])) as Record<
    RuleField,
    string
  >),
};
