import { foods } from '../../foods/index.js';
import { findProteinSource, SOY_SOURCES, totalsOf } from '../../plan-model/index.js';
import { isFish } from '../made-ahead.js';
import {
  MIN_FISH_MEALS,
  MIN_PROTEIN_GRAMS_OF_MEAL,
  MIN_PROTEIN_SHARE_OF_MEAL,
  MIN_PROTEIN_SOURCES,
} from './aims.js';
import type { DetailedMeal, DetailedPlan, DetailedWeek } from './detailed-week.js';
import { capitalized, countedMeals, listed, rangeText, type WeekDetail, whole } from './words.js';

const MAX_NAMED_SOURCES = 6;

/** The sources of protein of a meal, in its dish and sides, each once. */
const sourcesOf = ({ eaten }: DetailedMeal): string[] => [
  ...new Set(eaten.flatMap(({ recipe }) => findProteinSource(recipe) ?? [])),
];

export function describeProteinSources({ meals, isComplete }: DetailedWeek): WeekDetail | null {
  const counts = new Map<string, number>();
  for (const source of meals.flatMap(sourcesOf)) counts.set(source, (counts.get(source) ?? 0) + 1);
  if (counts.size === 0) return null;
  const named = [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([source, count]) => `${source} (${countedMeals(count)})`);
  const rest = named.length - MAX_NAMED_SOURCES;
  const shown = rest > 1 ? [...named.slice(0, MAX_NAMED_SOURCES), `${rest} others`] : named;
  return {
    title: 'Sources of protein',
    text: capitalized(listed(shown)),
    missed:
      isComplete && counts.size < MIN_PROTEIN_SOURCES
        ? `Fewer than ${MIN_PROTEIN_SOURCES} in the week`
        : null,
  };
}

const eatsPlants = ({ rules }: DetailedPlan): boolean =>
  rules.dietaryTags.some((tag) => tag === 'vegan' || tag === 'vegetarian');

const FISH = [...foods.values()].filter(isFish);

/** Plans for people who eat neither fish nor seafood say nothing about them. */
export function describeFish({ plan, meals, isComplete }: DetailedWeek): WeekDetail | null {
  const { excludedFoods, excludedAllergens } = plan.rules;
  const excluded = new Set(excludedFoods.flatMap(({ foodIds }) => foodIds));
  const isEaten = FISH.some(
    ({ id, allergens }) =>
      !excluded.has(id) && !allergens.some((allergen) => excludedAllergens.includes(allergen)),
  );
  const count = meals.filter(({ eaten }) => eaten.some(({ recipe }) => hasFish(recipe))).length;
  if (count === 0 && (!isEaten || eatsPlants(plan))) return null;
  return {
    title: 'Fish and seafood',
    text: `At ${countedMeals(count)}`,
    missed: isComplete && count < MIN_FISH_MEALS ? `At fewer than ${MIN_FISH_MEALS} meals of the week` : null,
  };
}

const hasFish = ({ ingredientsJson }: DetailedMeal['dish']): boolean =>
  ingredientsJson.some(({ foodId }) => isFish(foods.get(foodId ?? '')));

/** Nothing is said where there is no soy. */
export function describeSoy({ plan, meals }: DetailedWeek): WeekDetail | null {
  const count = meals.filter((meal) => sourcesOf(meal).some((source) => SOY_SOURCES.includes(source))).length;
  if (count === 0) return null;
  const likes = (plan.rules.likedFoods ?? []).flatMap(({ foodIds }) => foodIds);
  const isAsked = eatsPlants(plan) || likes.some((id) => SOY_SOURCES.includes(foods.get(id)?.main ?? ''));
  return {
    title: 'Tofu and other soy',
    text: `At ${countedMeals(count)}`,
    missed: isAsked ? null : 'Not asked for',
  };
}

/** Compares the breakfasts, lunches, and dinners, because snacks are small. */
export function describeProteinOfMeals({ plan, meals }: DetailedWeek): WeekDetail | null {
  const large = meals
    .filter(({ meal }) => meal.mealType !== 'snack')
    .map(({ eaten, place }) => ({ place, grams: proteinOf(eaten) }));
  if (large.length === 0) return null;
  const aim = Math.min(MIN_PROTEIN_GRAMS_OF_MEAL, MIN_PROTEIN_SHARE_OF_MEAL * plan.targets.protein);
  const least = large.reduce((one, other) => (other.grams < one.grams ? other : one));
  const few = large.filter(({ grams }) => Math.round(grams) < Math.round(aim)).length;
  return {
    title: 'Protein at breakfast, lunch, and dinner',
    text: `${rangeText(large.map(({ grams }) => grams))} g`,
    missed:
      few > 0
        ? `Less than ${whole(aim)} g at ${countedMeals(few)}, least at ${least.place} (${whole(least.grams)} g)`
        : null,
  };
}

const proteinOf = (eaten: DetailedMeal['eaten']): number =>
  eaten.reduce((sum, { recipe, servings }) => sum + totalsOf(recipe, servings).protein, 0);
