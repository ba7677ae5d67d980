import { z } from 'zod';
import { ruleFields } from '~/features/meal-plans/plan-rules';
import type { SaidWish } from '~/features/meal-plans/said-wish';
import { text, texts } from '~/platform/forms.server';
import { readNumber } from '~/platform/numbers';
import { type CarriedWish, type ParsedWish, saidWishOf } from './parsed-wish';
import {
  type BoundedMeal,
  boundedMeals,
  boundName,
  boundNames,
  decimalFields,
  fieldsToLeaveOut,
  type GenerateRequest,
  generatorIntent,
  listFields,
  numberFields,
  textFields,
  textOf,
  tickFields,
  usualValues,
  type WishValues,
  wholeFields,
} from './wish-fields';

/** Fields of the form with one value each. */
const singleFields = [...textFields, ...numberFields, ...boundNames, ...tickFields, 'startedFor'];

/** The fields of the form that a plan is generated from. */
export const wishFieldNames: readonly string[] = [...listFields, ...singleFields];

const textsOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, text]));

export const wishSchema = z.object({
  intent: z.enum(generatorIntent),
  naturalLanguageInput: text,
  reading: text,
  /** A suggested change after a refusal: fields of the form as JSON. */
  relax: text,
  ...Object.fromEntries(listFields.map((name) => [name, texts])),
  ...textsOf(singleFields),
});

type Fields = z.infer<typeof wishSchema> & Record<string, unknown>;

/** The submitted form, to be shown again or changed. */
export function valuesIn(fields: Fields): WishValues {
  return {
    texts: Object.fromEntries(singleFields.map((name) => [name, String(fields[name] ?? '')])),
    lists: Object.fromEntries(listFields.map((name) => [name, fields[name]])) as WishValues['lists'],
  };
}

/** Turns the form into the request that the API expects. */
export function requestOf({ texts: typed, lists }: WishValues): GenerateRequest {
  const numbers = Object.fromEntries([
    ...wholeFields.map((name) => [name, readNumber(typed[name] ?? '', 'whole')]),
    ...decimalFields.map((name) => [name, readNumber(typed[name] ?? '', 'decimal')]),
  ]);
  const request = {
    ...numbers,
    planName: typed.planName ?? '',
    fitnessGoal: typed.fitnessGoal ?? '',
    description: typed.description || null,
    clientName: typed.clientName || null,
    startsOn: typed.startsOn || null,
    ...eachOf(ruleFields('choice'), (name) => typed[name] || null),
    ...eachOf(tickFields, (name) => typed[name] === 'yes'),
    ...eachOf(ruleFields('foods'), (name) => wordsIn(typed[name])),
    caloriesByType: Object.fromEntries(boundedMeals.map((meal) => [meal, boundsOf(typed, meal)])),
    ...lists,
    ...(typed.customerId && { customerId: typed.customerId }),
  };
  // A field that is left out gets its default, which null would not.
  for (const name of fieldsToLeaveOut) {
    if (numbers[name] === null) delete (request as Record<string, unknown>)[name];
  }
  return request as unknown as GenerateRequest;
}

const eachOf = <Value>(names: readonly string[], read: (name: string) => Value): Record<string, Value> =>
  Object.fromEntries(names.map((name) => [name, read(name)]));

const boundsOf = (typed: Record<string, string>, meal: BoundedMeal) => ({
  min: readNumber(typed[boundName(meal, 'min')] ?? '', 'whole'),
  max: readNumber(typed[boundName(meal, 'max')] ?? '', 'whole'),
});

const wordsIn = (typed = ''): string[] =>
  typed
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter(Boolean);

/** Fills the parsed values into a form with defaults. */
export function valuesOf(parsed: Partial<ParsedWish>, before: WishValues): WishValues {
  const { texts: kept } = usualValues(before.texts.startsOn ?? '');
  const lists = { ...usualValues('').lists };
  for (const name of listFields) lists[name] = [...(parsed[name] ?? [])];
  const said = Object.fromEntries(
    [...textFields, ...numberFields].flatMap((name) => {
      const value = parsed[name];
      return value === null || value === undefined
        ? []
        : [[name, Array.isArray(value) ? value.join(', ') : String(value)]];
    }),
  );
  const ticks: Record<string, string> = {
    ...(parsed.generateMealPrep === false && { generateMealPrep: '' }),
    ...Object.fromEntries(
      ruleFields('yesNo').flatMap((name) =>
        typeof parsed[name] === 'boolean' ? [[name, parsed[name] ? 'yes' : '']] : [],
      ),
    ),
  };
  const { customerId } = before.texts;
  const customer: Record<string, string> = customerId ? { customerId } : {};
  return { texts: { ...kept, ...customer, ...said, ...boundTexts(parsed), ...ticks }, lists };
}

function boundTexts({ caloriesByType }: Partial<ParsedWish>): Record<string, string> {
  const asked = boundedMeals.flatMap((meal) =>
    (['min', 'max'] as const).flatMap((end) => {
      const bound = caloriesByType?.[meal]?.[end];
      return bound === null || bound === undefined ? [] : [[boundName(meal, end), String(bound)]];
    }),
  );
  return Object.fromEntries(asked);
}

/** Puts a suggested change into the form. Fields that it does not name stay. */
export function relaxed(values: WishValues, relax: string): WishValues {
  const change = changeIn(relax);
  const { texts: typed } = valuesOf(change, values);
  const named = new Set(Object.keys(change));
  const isNamed = (name: string) =>
    named.has(name) || (named.has('caloriesByType') && boundNames.includes(name));
  const names = singleFields.filter(isNamed);
  const emptied = (name: string) => (change[name as keyof ParsedWish] === null ? '' : (typed[name] ?? ''));
  const lists = { ...values.lists };
  for (const name of listFields) if (named.has(name)) lists[name] = [...(change[name] ?? [])];
  return {
    texts: { ...values.texts, ...Object.fromEntries(names.map((name) => [name, emptied(name)])) },
    lists,
  };
}

const changeShape = z.record(z.string(), z.unknown());

/** Keeps only values for which the form has fields. */
function changeIn(relax: string): Partial<ParsedWish> {
  try {
    return changeShape.parse(JSON.parse(relax)) as Partial<ParsedWish>;
  } catch {
    return {};
  }
}

/** The marks that the form keeps about how it was parsed. */
export function readingOf(parsed: ParsedWish, values: WishValues): CarriedWish {
  const { engine, notes, notTaken, notUnderstood, marks } = parsed;
  const marked = Object.entries(marks).map(([field, mark]) => [
    field,
    { ...mark, value: textOf(values, field) },
  ]);
  return { engine, notes, notTaken, notUnderstood, marks: Object.fromEntries(marked) };
}

const readingShape = z.object({
  engine: z.enum(['rules', 'model']),
  notes: z.array(z.string()),
  notTaken: z.array(z.object({ words: z.string(), why: z.string(), mustAsk: z.boolean() })),
  notUnderstood: z.array(z.string()),
  marks: z.record(
    z.string(),
    z.object({ from: z.enum(['text', 'assumed']), quote: z.string(), value: z.string() }),
  ),
});

const maxSaidParts = 60;
const maxPartCharacters = 1000;

/** Limits texts as the API does: on one line each and without invisible characters. */
const plain = (words: string): string => {
  const line = words.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ').trim();
  return line.length <= maxPartCharacters ? line : `${[...line].slice(0, maxPartCharacters / 2).join('')}…`;
};

const plainWords = (pieces: readonly string[]): string[] =>
  [...new Set(pieces.map(plain))].filter(Boolean).slice(0, maxSaidParts);

/** The words and how they were parsed, which are kept with the plan. */
export function saidWishIn(reading: CarriedWish, said: string): SaidWish | undefined {
  if (said.trim() === '') return undefined;
  const wish = saidWishOf(reading, said);
  return {
    ...wish,
    values: wish.values
      .slice(0, maxSaidParts)
      .map((one) => ({ ...one, value: plain(one.value), quote: plain(one.quote) })),
    notTaken: wish.notTaken
      .slice(0, maxSaidParts)
      .map(({ words, why, mustAsk }) => ({ words: plain(words), why: plain(why), mustAsk })),
    notUnderstood: plainWords(wish.notUnderstood),
    notes: plainWords(wish.notes),
  };
}

/** The value that came back with the form, or null if there is none. */
export function readingIn(sent: string): CarriedWish | null {
  try {
    return readingShape.parse(JSON.parse(sent));
  } catch {
    return null;
  }
}

/** An invalid value of a list makes the list invalid. */
const partOfList = new RegExp(`^(${ruleFields('foods', 'choices').join('|')})\\.\\d+$`);

/** The name that a field of the API has in the form. */
export const nameInForm = (name: string): string =>
  name
    .replace(/^caloriesByType\.(\w+)\.(min|max)$/, (_, meal, end) => boundName(meal, end))
    .replace(partOfList, '$1');
