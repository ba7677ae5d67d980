import { findProteinSource } from '../../plan-model/index.js';
import { type DishForm, formOfCopy } from '../../recipes/index.js';
import { MIN_DISH_FORMS } from './aims.js';
import type { DetailedDay, DetailedMeal, DetailedWeek } from './detailed-week.js';
import { capitalized, listed, onDaysText, type WeekDetail } from './words.js';

/** Says on which days two dishes are mainly of the same. Meals from one pot are one dish. */
export function describeMains({ days }: DetailedWeek): WeekDetail {
  const repeated = days.flatMap((day) => {
    const mains = repeatedMains(day);
    return mains.length > 0 ? [`${day.name} (${listed(mains)})`] : [];
  });
  return {
    title: 'No main ingredient twice a day',
    text: capitalized(onDaysText(days.length - repeated.length, days.length)),
    missed: repeated.length > 0 ? `The same twice: ${listed(repeated)}` : null,
  };
}

function repeatedMains({ meals }: DetailedDay): string[] {
  const dishes = new Map(meals.map(({ pot, dish }) => [pot, mainsOf(dish)]));
  const all = [...dishes.values()].flat();
  return [...new Set(all.filter((main, index) => all.indexOf(main) !== index))];
}

/**
 * The ingredients that a dish is known for: its heaviest main ingredient, and the source of most of its
 * protein.
 */
const mainsOf = (dish: DetailedMeal['dish']): string[] => [
  ...new Set([...dish.mainIngredientTags.slice(0, 1), findProteinSource(dish) ?? []].flat()),
];

/** Plans without liked foods say nothing about them. */
export function describeLiked({ plan, meals }: DetailedWeek): WeekDetail | null {
  const liked = new Set((plan.rules.likedFoods ?? []).flatMap(({ foodIds }) => foodIds));
  if (liked.size === 0) return null;
  const count = meals.filter(({ eaten }) =>
    eaten.some(({ recipe }) => recipe.ingredientsJson.some(({ foodId }) => liked.has(foodId ?? ''))),
  ).length;
  return {
    title: 'Liked foods',
    text: `At ${count} of ${meals.length} meals`,
    missed: count === 0 ? 'At no meal' : null,
  };
}

const FORM_NAMES: Record<DishForm, readonly [one: string, more: string]> = {
  soup: ['soup', 'soups'],
  bowl: ['bowl', 'bowls'],
  plate: ['plate', 'plates'],
  drink: ['drink', 'drinks'],
};

/** Compares the dishes of lunches and dinners. Meals from one pot are one dish. */
export function describeForms({ meals, isComplete }: DetailedWeek): WeekDetail | null {
  const dishes = new Map(
    meals
      .filter(({ meal }) => meal.mealType === 'lunch' || meal.mealType === 'dinner')
      .map(({ pot, dish }) => [pot, formOfCopy(dish)]),
  );
  if (dishes.size === 0) return null;
  const forms = [...dishes.values()];
  const found = Object.entries(FORM_NAMES).flatMap(([form, [one, more]]) => {
    const count = forms.filter((each) => each === form).length;
    return count > 0 ? [`${count} ${count === 1 ? one : more}`] : [];
  });
  return {
    title: 'Dishes at lunch and dinner',
    text: listed(found),
    missed: isComplete && found.length < MIN_DISH_FORMS ? 'All of one form' : null,
  };
}
