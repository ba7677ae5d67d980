import type { AppLoadContext } from '@remix-run/node';
import type { Draft } from '~/features/meal-plans/plan-words';
import { readDraft } from '~/features/plan-draft/draft.server';
import { boundedMeals, boundName, type WishValues } from './wish-fields';

/** Reads the request behind a draft, so that it can be changed. */
export async function readWishAgain(context: AppLoadContext, draftId: string, usual: WishValues) {
  const draft = await readDraft(context, draftId);
  return { said: draft.saidWish?.text ?? '', values: valuesOfPlan(draft, usual) };
}

function valuesOfPlan({ mealPlan, saidWish, customer }: Draft, usual: WishValues): WishValues {
  const { rules, targets } = mealPlan;
  // Grams that only the goal suggested follow the energy; those that someone named stay.
  const isNamed = (field: string) => !saidWish || saidWish.values.some((value) => value.field === field);
  const entries: [name: string, value: string | number | null][] = [
    ['planName', mealPlan.planName],
    ['fitnessGoal', mealPlan.fitnessGoal],
    ['description', mealPlan.description],
    ['clientName', mealPlan.clientName],
    ['customerId', customer?.id ?? null],
    ['startsOn', mealPlan.startsOn],
    ['dailyCalorieTarget', mealPlan.dailyCalorieTarget],
    ['days', mealPlan.days],
    ['mealsPerDay', mealPlan.mealsPerDay],
    ['dailyProtein', isNamed('dailyProtein') ? targets.protein : null],
    ['dailyCarbs', isNamed('dailyCarbs') ? targets.carbs : null],
    ['dailyFat', isNamed('dailyFat') ? targets.fat : null],
    ['mealType', rules.mealType],
    ['maxPrepTime', rules.maxPrepTime],
    ['maxCalories', rules.maxCalories],
    ['minProtein', rules.minProtein],
    ['maxProtein', rules.maxProtein],
    ['minCarbs', rules.minCarbs],
    ['maxCarbs', rules.maxCarbs],
    ['minFat', rules.minFat],
    ['maxFat', rules.maxFat],
    ['maxIngredients', rules.maxIngredients],
    ['maxUses', rules.maxUses],
    ['weekdayMinutes', rules.weekdayMinutes],
    ['weekendMinutes', rules.weekendMinutes],
    ['minDailyProtein', rules.minDailyProtein ?? null],
    ['likedFoods', (rules.likedFoods ?? []).map(({ name }) => name).join(', ')],
    ['keepsMeatApartFromDairy', rules.keepsMeatApartFromDairy ? 'yes' : null],
    ['excludedFoods', rules.excludedFoods.map(({ name }) => name).join(', ')],
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
    lists: { dietaryTags: rules.dietaryTags, excludedAllergens: rules.excludedAllergens },
  };
}
