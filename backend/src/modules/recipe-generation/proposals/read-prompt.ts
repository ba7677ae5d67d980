import { InvalidInputError } from '../../../platform/errors/app-error.js';
import { type ReadSearch, readSearch } from '../../recipes/index.js';
import { excludedFood, type ReadWish, readWish, type WishValues } from '../../wish-reader/index.js';
import { type GenerationOrder, mealCaloriesOf } from './order.js';

export interface ReadOrder {
  order: GenerationOrder;
  /** Pieces of the prompt in which no rule was found. A model reads them by itself. */
  unread: string[];
}

type Rules = Partial<GenerationOrder>;

/**
 * Reads the rules that the words of a prompt express: "vegan", "without nuts", "under 400 kcal". They bind like the
 * fields. Where both bound a number, the stricter bound holds, and words that could harm somebody if they were ignored
 * are refused. The search of recipes reads numbers of one recipe, and the reader of wishes what must not be eaten.
 */
export function readPrompt(order: GenerationOrder, today: string): ReadOrder {
  if (!order.prompt) return { order, unread: [] };
  const wish = readWish(order.prompt, { today });
  refuseWhatCannotBeKept(wish);
  const { filters } = readSearch(order.prompt);
  const daily = dailyEnergy(wish);
  const rules = [
    ...filters.filter(({ maxCalories }) => daily === null || maxCalories !== daily).map(rulesOfFilter),
    rulesOfWish(wish, daily),
  ];
  return {
    order: rules.reduce(narrowed, order),
    unread: [...wish.notTaken.map(({ words }) => words), ...wish.notUnderstood],
  };
}

/** Returns what the prompt says besides its rules: foods, cuisines, kinds of dishes. */
export function wishedWords(prompt: string | null): string {
  if (!prompt) return '';
  return readSearch(prompt)
    .understood.flatMap(({ label }) => /^“(.*)”$/.exec(label)?.[1] ?? [])
    .join(' ');
}

function refuseWhatCannotBeKept({ values, notTaken }: ReadWish): void {
  const grave = [
    // No food or allergen stands for this rule, and it has words only if somebody asks for it.
    values.keepsMeatApartFromDairy?.quote ?? [],
    // The reader of wishes does not know whether a number is for a meal or a day. Here, it is for a recipe.
    notTaken.filter(({ mustAsk, words }) => mustAsk && !isRule(words)).map(({ words }) => words),
  ].flat();
  if (grave.length === 0) return;
  const words = grave.map((quote) => `“${quote}”`).join(', ');
  const problem = `Generated recipes cannot promise ${words}. Please take this out, and name the foods to leave out instead`;
  throw new InvalidInputError({ naturalLanguagePrompt: [problem] });
}

const isRule = (words: string): boolean => {
  const { filters, hasWords } = readSearch(words);
  return filters.length > 0 && !hasWords;
};

type Filter = ReadSearch['filters'][number];

const rulesOfFilter = ({ maxTotalTime, maxPrepTime, excludedFoods = [], ...filter }: Filter): Rules => ({
  ...filter,
  maxPrepTime: least(maxTotalTime, maxPrepTime),
  // "Spicy food" is no food, and what no food means cannot be left out.
  excludedFoods: excludedFoods.filter((name) => excludedFood(name) !== null),
});

type Said = <Field extends keyof WishValues>(field: Field) => WishValues[Field] | undefined;

/**
 * Returns the values of a wish for which it has words. Values that were assumed without words are about
 * plans.
 */
function saidIn({ values }: ReadWish): Said {
  return ((field: keyof WishValues) =>
    values[field]?.quote === undefined ? undefined : values[field]?.value) as Said;
}

/** No serving may have more, so more is of a day. */
const MAX_KCAL_OF_RECIPE = 1_300;

/** Returns the energy of a day, if the prompt means one: "2,000 kcal", or "1,200 kcal a day". */
function dailyEnergy({ values: { dailyCalorieTarget: energy } }: ReadWish): number | null {
  if (energy.quote === undefined) return null;
  return energy.value > MAX_KCAL_OF_RECIPE || /\bday\b|\bdaily\b/i.test(energy.quote) ? energy.value : null;
}

function rulesOfWish(wish: ReadWish, daily: number | null): Rules {
  const said = saidIn(wish);
  const meal = said('mealType');
  return {
    fitnessGoal: said('fitnessGoal') ?? null,
    targetCalories: daily === null ? null : mealCaloriesOf(daily),
    mainIngredient: said('likedFoods')?.[0] ?? null,
    maxPrepTime: least(said('maxPrepTime'), said('weekdayMinutes'), said('weekendMinutes')),
    maxCalories: said('maxCalories'),
    minProtein: said('minProtein'),
    maxProtein: said('maxProtein'),
    minCarbs: said('minCarbs'),
    maxCarbs: said('maxCarbs'),
    minFat: said('minFat'),
    maxFat: said('maxFat'),
    dietaryTags: said('dietaryTags') ?? [],
    mealTypes: meal ? [meal] : [],
    excludedAllergens: said('excludedAllergens') ?? [],
    excludedFoods: said('excludedFoods') ?? [],
  };
}

/** Fields say the meal, the goal, the target, and the main ingredient, where they are filled in. */
function narrowed(order: GenerationOrder, rules: Rules): GenerationOrder {
  return {
    ...order,
    fitnessGoal: order.fitnessGoal ?? rules.fitnessGoal ?? null,
    targetCalories: order.targetCalories ?? rules.targetCalories ?? null,
    mainIngredient: order.mainIngredient ?? rules.mainIngredient ?? null,
    mealTypes: order.mealTypes.length > 0 ? order.mealTypes : (rules.mealTypes ?? []),
    dietaryTags: union(order.dietaryTags, rules.dietaryTags),
    excludedAllergens: union(order.excludedAllergens, rules.excludedAllergens),
    excludedFoods: union(order.excludedFoods, rules.excludedFoods),
    maxPrepTime: least(order.maxPrepTime, rules.maxPrepTime),
    minCalories: most(order.minCalories, rules.minCalories),
    maxCalories: least(order.maxCalories, rules.maxCalories),
    minProtein: most(order.minProtein, rules.minProtein),
    maxProtein: least(order.maxProtein, rules.maxProtein),
    minCarbs: most(order.minCarbs, rules.minCarbs),
    maxCarbs: least(order.maxCarbs, rules.maxCarbs),
    minFat: most(order.minFat, rules.minFat),
    maxFat: least(order.maxFat, rules.maxFat),
    minFiber: most(order.minFiber, rules.minFiber),
  };
}

const union = <T>(some: readonly T[], more: readonly T[] = []): T[] => [...new Set([...some, ...more])];

type Bounds = (number | null | undefined)[];

const given = (bounds: Bounds): number[] => bounds.filter((bound) => typeof bound === 'number');

const least = (...bounds: Bounds): number | null =>
  given(bounds).length > 0 ? Math.min(...given(bounds)) : null;

const most = (...bounds: Bounds): number | null =>
  given(bounds).length > 0 ? Math.max(...given(bounds)) : null;
