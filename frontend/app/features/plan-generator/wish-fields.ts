import type { components } from '#openapi/schema';
import { type ListField, type PlanRule, planRules, ruleFields } from '~/features/meal-plans/plan-rules';

/** The actions of the generator's forms. */
export const generatorIntent = { parse: 'parse', direct: 'direct', generate: 'generate' } as const;

export type GenerateRequest = components['schemas']['GeneratePlanRequest'];

/** Energy bounds of a meal type are flat fields of the form: `breakfastMin`. */
export const boundedMeals = ['breakfast', 'lunch', 'dinner', 'snack'] as const;

export type BoundedMeal = (typeof boundedMeals)[number];

/** Form fields with a number, which are empty if it is not requested. */
export const wholeFields = [
  'dailyCalorieTarget',
  'days',
  'mealsPerDay',
  ...ruleFields('wholeNumber'),
] as const satisfies readonly (keyof GenerateRequest)[];

export const decimalFields = [
  'dailyProtein',
  'dailyCarbs',
  'dailyFat',
  ...ruleFields('decimal'),
] as const satisfies readonly (keyof GenerateRequest)[];

export const numberFields = [...wholeFields, ...decimalFields] as const;

/** Fields with several choices. */
export const listFields = ruleFields('choices');

export const textFields = [
  'planName',
  'fitnessGoal',
  'clientName',
  'description',
  'startsOn',
  'customerId',
  ...ruleFields('choice', 'foods'),
] as const;

/** A form as it is shown: what is typed, and what is chosen. */
export type WishValues = {
  texts: Record<string, string>;
  lists: Record<ListField, string[]>;
};

export const boundName = (meal: BoundedMeal, end: 'min' | 'max'): string =>
  `${meal}${end === 'min' ? 'Min' : 'Max'}`;

export const boundNames = boundedMeals.flatMap((meal) => [boundName(meal, 'min'), boundName(meal, 'max')]);

/** Fields that are ticked: 'yes', or empty. */
export const tickFields = ['generateMealPrep', ...ruleFields('yesNo')] as const;

/** The default numbers and ticks. */
const usualTexts: Record<string, string> = {
  dailyCalorieTarget: '2000',
  days: '7',
  mealsPerDay: '3',
  ...Object.fromEntries(
    planRules.flatMap(({ field, default: usual }) =>
      usual === undefined || usual === null ? [] : [[field, usual === true ? 'yes' : String(usual)]],
    ),
  ),
};

/** Rules that a request may leave out to get their default. */
export const fieldsToLeaveOut = [
  'mealsPerDay',
  ...planRules.filter((rule) => typeof rule.default === 'number').map(({ field }) => field),
];

/** The values of a new form. */
export const usualValues = (startsOn: string): WishValues => ({
  texts: { ...usualTexts, generateMealPrep: 'yes', startsOn },
  lists: Object.fromEntries(listFields.map((name): [string, string[]] => [name, []])) as WishValues['lists'],
});

/** Whether a rule differs from its default. */
export function isRuleAsked(
  { field, kind }: PlanRule,
  valueIn: (name: string) => string | undefined,
  lists: WishValues['lists'],
): boolean {
  if (kind === 'choices') return lists[field as ListField].length > 0;
  if (kind === 'boundsByType') return boundNames.some((name) => valueIn(name));
  return (valueIn(field) ?? '') !== (usualTexts[field] ?? '');
}

/** The values of a list as one text, by which marks are compared. */
export const textOf = (values: WishValues, field: string): string =>
  listFields.some((name) => name === field)
    ? [...values.lists[field as ListField]].sort().join(',')
    : (values.texts[field] ?? '');
