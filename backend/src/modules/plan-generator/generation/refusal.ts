import {
  type NamedFoods,
  PLAN_RULES,
  type PlanRule,
  type RefusedCheck,
  type RuleField,
  roundedTotals,
  type WishChange,
} from '../../plan-model/index.js';
import type { Nearest, Refused } from '../task.js';
import type { Refusal } from './plan-generator.js';

/** The refusal as it is sent: rules in words, changes as fields of the form. */
export const refusalOf = ({ rule, proven, nearest, relaxations }: Refused): Refusal => ({
  rule,
  reason: REASONS[rule],
  proven,
  nearest: nearest && worstDay(nearest),
  relaxations: relaxations.map(({ change, ...relaxation }) => ({
    ...relaxation,
    change: formFields(change),
  })),
});

const REASONS: Record<Refused['rule'], string> = {
  ...(Object.fromEntries(
    PLAN_RULES.flatMap(({ refusal }) => (refusal ? [[refusal.check, refusal.reason]] : [])),
  ) as Record<RefusedCheck, string>),
  mealsPerDay: 'This number of meals a day cannot meet the day’s targets.',
  calories: 'The daily calories cannot be met with these rules.',
  protein: 'The daily protein cannot be met with these rules.',
  carbs: 'The daily carbs cannot be met with these rules.',
  fat: 'The daily fat cannot be met with these rules.',
  complete: 'There are not enough recipes for every meal.',
  mainIngredients: 'There is too little variety in the main ingredients.',
  dinners: 'There are too few dinners for a different one every day.',
  sides: 'No side goes beside these meals.',
  wholeRecipes: 'What is cooked does not go with what is eaten.',
  leftovers: 'Nothing that keeps is cooked before these meals.',
};

/** A day without any meals does not show how near it is. */
function worstDay({ days }: Nearest): Refusal['nearest'] {
  const distance = ({ missing }: Nearest['days'][number]) =>
    Object.values(missing).reduce((sum, value) => sum + Math.abs(value), 0);
  const [worst] = days.filter(isNearby).sort((a, b) => distance(b) - distance(a));
  return worst ? { day: worst.day, totals: roundedTotals(worst.actual) } : null;
}

/** Days that miss more than they have say nothing about what is possible. */
const isNearby = ({ actual, missing }: Nearest['days'][number]): boolean =>
  actual.calories > Math.abs(missing.calories);

function formFields({ mealsPerDay, targets = {}, rules = {} }: WishChange): Record<string, unknown> {
  return defined({
    mealsPerDay,
    dailyCalorieTarget: targets.calories,
    dailyProtein: targets.protein,
    dailyCarbs: targets.carbs,
    dailyFat: targets.fat,
    ...Object.fromEntries(
      PLAN_RULES.map((rule) => [rule.field, formValue(rule, rules[rule.field as RuleField])]),
    ),
  });
}

const formValue = ({ kind }: PlanRule, value: unknown): unknown =>
  kind === 'foods' ? (value as NamedFoods[] | undefined)?.map(({ name }) => name) : value;

/** Null drops a rule. Omitted fields stay as they were. */
const defined = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
