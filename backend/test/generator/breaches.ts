import type { GeneratorRecipe } from '../../src/modules/plan-generator/recipe-columns/generator-recipe.js';
import type { GenerateTask } from '../../src/modules/plan-generator/task.js';
import type { PlanMeal, Totals } from '../../src/modules/plan-model/plan.js';
import type { Bounds } from '../../src/modules/plan-model/rules/rule.js';

interface Checked {
  recipes: ReadonlyMap<string, GeneratorRecipe>;
  staples: readonly string[];
  task: GenerateTask;
  meals: readonly PlanMeal[];
}

export type Eaten = PlanMeal & { recipe: GeneratorRecipe };

/** Finds what a plan violates by other means than it was made with. Empty if it is correct. */
export function breachesOf({ recipes, staples, task, meals }: Checked): string[] {
  const eaten = meals.flatMap((meal): Eaten[] => {
    const recipe = recipes.get(meal.recipeId);
    return recipe ? [{ ...meal, recipe }] : [];
  });
  const isFree = ({ day, mealNumber }: PlanMeal) =>
    !task.kept.some((kept) => kept.day === day && kept.mealNumber === mealNumber);
  return [
    ...(eaten.length === meals.length ? [] : ['a meal of no known recipe']),
    ...shape(task, meals),
    ...targets(task, eaten),
    ...fiber(task, eaten),
    ...eaten
      .filter(isFree)
      .flatMap((meal) => breachesOfMeal(task, meal).map((what) => `${nameOf(meal)}: ${what}`)),
    ...repetition(task, eaten),
    ...dinners(eaten),
    ...mains(task, eaten),
    ...ingredients(task, eaten, staples),
  ];
}

const nameOf = ({ day, mealNumber, recipeId }: PlanMeal) => `day ${day}, meal ${mealNumber}, ${recipeId}`;

function shape({ wish: { days, mealsPerDay } }: GenerateTask, meals: readonly PlanMeal[]): string[] {
  const expected = Array.from({ length: days * mealsPerDay }, (_, at) => [
    Math.floor(at / mealsPerDay) + 1,
    (at % mealsPerDay) + 1,
  ]);
  const there = meals.map(({ day, mealNumber }) => [day, mealNumber]);
  return JSON.stringify(there) === JSON.stringify(expected)
    ? []
    : ['not one meal for each place of each day'];
}

function targets({ wish }: GenerateTask, meals: readonly Eaten[]): string[] {
  const numbers = { calories: 'kcal', protein: 'protein', carbs: 'carbs', fat: 'fat' } as const;
  return Array.from({ length: wish.days }, (_, at) => at + 1).flatMap((day) => {
    const today = meals.filter((meal) => meal.day === day);
    return (Object.keys(numbers) as (keyof Totals)[]).flatMap((nutrient) => {
      const actual = today.reduce(
        (sum, { recipe, servings }) => sum + recipe[numbers[nutrient]] * servings,
        0,
      );
      const target = wish.targets[nutrient];
      const isLoose = wish.rules.looseMacros?.some((macro) => macro === nutrient) ?? false;
      if (isLoose && nutrient === 'protein' && actual > target) return [];
      const usual = nutrient === 'calories' ? target * 0.02 : Math.max(target * 0.05, 5);
      const allowed = isLoose && nutrient !== 'protein' ? Math.max(target * 0.2, 5) : usual;
      return Math.abs(actual - target) <= allowed
        ? []
        : [`day ${day}: ${actual} instead of ${target} ${nutrient}`];
    });
  });
}

/** What a recipe does not state counts as nothing. */
function fiber({ wish }: GenerateTask, meals: readonly Eaten[]): string[] {
  const least = wish.rules.minDailyFiber ?? 0;
  const grams = new Array<number>(wish.days).fill(0);
  for (const { day, recipe, servings } of meals)
    grams[day - 1] = (grams[day - 1] ?? 0) + (recipe.fiber ?? 0) * servings;
  return grams.flatMap((sum, at) => (sum < least ? [`day ${at + 1}: ${sum} instead of ${least} fiber`] : []));
}

/** Checks one meal by itself. */
export function breachesOfMeal(
  { wish, viewerId }: GenerateTask,
  { recipe, mealType, servings, day }: Eaten,
): string[] {
  const { rules } = wish;
  const isWithin = (value: number, { min, max }: Bounds) => value >= (min ?? 0) && value <= (max ?? 1e9);
  const weekday = new Date(`${wish.startsOn}T12:00:00Z`);
  weekday.setUTCDate(weekday.getUTCDate() + day - 1);
  const minutes = [0, 6].includes(weekday.getUTCDay()) ? rules.weekendMinutes : rules.weekdayMinutes;
  const allergens = recipe.allergens;
  const failing = {
    'somebody else’s': recipe.ownerId !== null && recipe.ownerId !== viewerId,
    type: !recipe.mealTypes.includes(mealType),
    'asked type': rules.mealType !== null && mealType !== rules.mealType,
    portion: ![0.5, 0.75, 1, 1.25, 1.5, 1.75, 2].includes(servings),
    tags: rules.dietaryTags.some((tag) => !recipe.dietaryTags.includes(tag)),
    preparation: recipe.prepMinutes > (rules.maxPrepTime ?? 1e9),
    minutes: recipe.totalMinutes > (minutes ?? 1e9),
    calories: recipe.kcal * servings > (rules.maxCalories ?? 1e9),
    'calories of its type': !isWithin(
      recipe.kcal * servings,
      rules.caloriesByType[mealType] ?? { min: null, max: null },
    ),
    protein: !isWithin(recipe.protein * servings, { min: rules.minProtein, max: rules.maxProtein }),
    carbs: !isWithin(recipe.carbs * servings, { min: rules.minCarbs, max: rules.maxCarbs }),
    fat: !isWithin(recipe.fat * servings, { min: rules.minFat, max: rules.maxFat }),
    allergens: rules.excludedAllergens.some((each) => allergens === null || allergens.includes(each)),
    foods: rules.excludedFoods.some(
      ({ foodIds }) =>
        recipe.unknownIngredients.length > 0 || recipe.foodIds.some((id) => foodIds.includes(id)),
    ),
  };
  return Object.entries(failing).flatMap(([what, fails]) => (fails ? [what] : []));
}

function repetition({ wish }: GenerateTask, meals: readonly Eaten[]): string[] {
  return [...new Set(meals.map(({ recipeId }) => recipeId))].flatMap((id) => {
    const days = meals.filter(({ recipeId }) => recipeId === id).map(({ day }) => day);
    const isTooOften = days.some(
      (from) => days.filter((day) => day >= from && day < from + 7).length > wish.rules.maxUses,
    );
    return isTooOften ? [`${id} too often: on days ${days.join()}`] : [];
  });
}

function dinners(meals: readonly Eaten[]): string[] {
  const all = meals.filter(({ mealType }) => mealType === 'dinner');
  return all
    .filter(({ day, recipeId }) => all.some((next) => next.day === day + 1 && next.recipeId === recipeId))
    .map((meal) => `${nameOf(meal)}: dinner on the next day again`);
}

function mains({ wish }: GenerateTask, meals: readonly Eaten[]): string[] {
  const most = Math.max(1, Math.floor(0.4 * wish.days * wish.mealsPerDay + 1e-9));
  const counts = new Map<string, number>();
  for (const { recipe } of meals) {
    const [main] = recipe.mainIngredientTags;
    if (main !== undefined) counts.set(main, (counts.get(main) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > most).map(([main, count]) => `${main} in ${count} meals`);
}

function ingredients({ wish }: GenerateTask, meals: readonly Eaten[], staples: readonly string[]): string[] {
  const foods = new Set(
    meals.flatMap(({ recipe }) => [
      ...recipe.foodIds.filter((id) => !staples.includes(id)),
      ...recipe.unknownIngredients.map((name) => `unknown ${name}`),
    ]),
  );
  return foods.size > (wish.rules.maxIngredients ?? 1e9) ? [`${foods.size} ingredients`] : [];
}
