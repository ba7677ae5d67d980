import type { AppLoadContext } from '@remix-run/node';
import { type PlanRule, planRules, ruleFields } from '~/features/meal-plans/plan-rules';
import type { Draft } from '~/features/meal-plans/plan-words';
import { readDraft } from '~/features/plan-draft/draft.server';
import { boundedMeals, boundName, type WishValues } from './wish-fields';

/** Reads the request behind a draft, so that it can be changed. */
export async function readWishAgain(context: AppLoadContext, draftId: string, usual: WishValues) {
  const draft = await readDraft(context, draftId);
  return { said: draft.saidWish?.text ?? '', values: valuesOfPlan(draft, usual) };
}

type Macro = 'protein' | 'carbs' | 'fat';

const fieldOf: Record<Macro, string> = { protein: 'dailyProtein', carbs: 'dailyCarbs', fat: 'dailyFat' };

export function valuesOfPlan({ mealPlan, saidWish, customer }: Draft, usual: WishValues): WishValues {
  const { rules, targets } = mealPlan;
  // Grams that only follow from the goal stay empty. Older plans do not say which they are, but their words do.
  const isStated = (macro: Macro) => (rules.looseMacros ? !rules.looseMacros.includes(macro) : isSaid(macro));
  const isSaid = (macro: Macro) => !saidWish || saidWish.values.some(({ field }) => field === fieldOf[macro]);
  const entries: [name: string, value: string | number | null][] = [
    ['planName', mealPlan.planName],
    ['fitnessGoal', mealPlan.fitnessGoal],
    ['description', mealPlan.description],
    ['clientName', mealPlan.clientName],
    ['customerId', customer?.id ?? null],
    ['startedFor', customer?.id ?? null],
    ['startsOn', mealPlan.startsOn],
    ['dailyCalorieTarget', mealPlan.dailyCalorieTarget],
    ['days', mealPlan.days],
    ['mealsPerDay', mealPlan.mealsPerDay],
    ['dailyProtein', isStated('protein') ? targets.protein : null],
    ['dailyCarbs', isStated('carbs') ? targets.carbs : null],
    ['dailyFat', isStated('fat') ? targets.fat : null],
    ...planRules.map((rule): [string, string | number | null] => [rule.field, ruleText(rule, rules)]),
    ...boundedMeals.flatMap((meal) =>
      (['min', 'max'] as const).map((end): [string, number | null] => [
        boundName(meal, end),
        rules.caloriesByType[meal]?.[end] ?? null,
      ]),
    ),
  ];
  const asked = entries.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
  return {
    texts: {
      ...usual.texts,
      ...Object.fromEntries(asked),
      generateMealPrep: mealPlan.startOfWeekMealPrep ? 'yes' : '',
    },
    // Plans from before a rule was introduced do not have its list.
    lists: Object.fromEntries(
      ruleFields('choices').map((name) => [name, rules[name] ?? []]),
    ) as WishValues['lists'],
  };
}

/** A rule as the text of its form field, or null if the field is empty or the rule has a list or several fields. */
function ruleText({ field, kind }: PlanRule, rules: Draft['mealPlan']['rules']): string | number | null {
  const value = rules[field] ?? null;
  if (kind === 'yesNo') return value ? 'yes' : '';
  if (kind === 'foods') return ((value ?? []) as { name: string }[]).map(({ name }) => name).join(', ');
  return typeof value === 'object' ? null : (value as string | number);
}
