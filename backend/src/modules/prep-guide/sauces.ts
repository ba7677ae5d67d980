import type { Food } from '../foods/index.js';
import type { StorageAdvice } from '../plan-model/index.js';
import { distinct, groupedBy } from './grouping.js';
import { isDrySeasoning, isFreshHerb } from './kitchen-units.js';
import { dishKindOf } from './made-ahead.js';
import { findMentions, sentencesOf } from './mentions.js';
import type { PrepTask } from './prep-task.js';
import { adviseStorage, lastDayInFridge } from './storage.js';
import { ingredientsOf, type Use, type Week } from './uses.js';
import { listed, servingsOf, shortName } from './wording.js';

/** Ingredients that a recipe stirs together cold before anything else is added. */
interface Mixture {
  name: string;
  servings: number;
  uses: Use[];
  days: number[];
}

const MAX_INGREDIENTS_PER_STEP = 3;
const MIN_INGREDIENTS = 3;

const STIRRED = /^(meanwhile )?(whisk|stir|mix|shake|blend)\b/i;

const POURED =
  /^(oil-|vinegar|lemon-juice|lime-juice|soy-sauce|tamari|coconut-aminos|fish-sauce|yogurt-|quark|sour-cream|mayonnaise|tahini|mirin)/;

const STIRRED_IN =
  /^(mustard|honey|maple-syrup|agave-syrup|miso|peanut-butter|almond-butter|sriracha|gochujang|harissa|hot-sauce|tabasco|oyster-sauce|hoisin-sauce|worcestershire|horseradish|sugar|garlic|ginger|shallot|caper|anchovy|parmesan|lemon-zest|lime-zest|orange-zest|juice-orange|cornstarch|water|chili-|nutritional)/;

const belongsInSauce = (food: Food): boolean =>
  POURED.test(food.id) || STIRRED_IN.test(food.id) || isDrySeasoning(food) || isFreshHerb(food);

/** Dressings and cold sauces that keep until they are eaten, and the dry spices of the week's other dishes. */
export function findMixtures(
  week: Week,
  isCookedAtOnce: (use: Use) => boolean,
): { tasks: PrepTask[]; advice: StorageAdvice[] } {
  const own = week.uses.filter((use) => !isCookedAtOnce(use) && /lunch|dinner/.test(use.meal.mealType));
  const last = lastDayInFridge('sauces', week.days);
  const sauces = mixtures(
    own.filter(({ meal }) => meal.day <= last),
    sauceIn,
  ).slice(0, MAX_INGREDIENTS_PER_STEP);
  const spices = mixtures(own, spicesIn).slice(0, MAX_INGREDIENTS_PER_STEP);
  const days = distinct(sauces.flatMap((sauce) => sauce.days)).sort((a, b) => a - b);
  return {
    tasks: [
      ...taskOf('Mix the dressing or sauce', sauces, 4),
      ...taskOf('Measure the dry spices into a jar', spices, 2),
    ],
    advice: sauces.length > 0 ? [adviseStorage('sauces', 'Dressings and sauces', days, week.days)] : [],
  };
}

/** Finds in each recipe the first sentence that `pick` takes something from. */
function mixtures(all: Use[], pick: (sentence: string, uses: Use[]) => Use[]): Mixture[] {
  return [...groupedBy(all, ({ recipe }) => recipe)]
    .flatMap(([recipe, uses]) => {
      if (dishKindOf(recipe)) return [];
      const [meal] = uses;
      const once = uses.filter((use) => use.meal === meal?.meal);
      const mentionedIn = findMentions(once);
      const picked = sentencesOf(recipe)
        .map((sentence) => pick(sentence, mentionedIn(sentence)))
        .find(({ length }) => length >= MIN_INGREDIENTS);
      return picked ? [mixtureOf(recipe.name, uses, picked)] : [];
    })
    .sort((a, b) => b.servings - a.servings);
}

function mixtureOf(name: string, all: Use[], uses: Use[]): Mixture {
  const meals = distinct(all.map(({ meal }) => meal));
  return {
    name,
    uses,
    servings: meals.reduce((sum, { servings }) => sum + servings, 0),
    days: meals.map(({ day }) => day),
  };
}

function sauceIn(sentence: string, uses: Use[]): Use[] {
  const isOne =
    STIRRED.test(sentence) &&
    uses.every(({ food }) => food && belongsInSauce(food)) &&
    uses.some(({ food }) => food && POURED.test(food.id));
  return isOne ? uses.filter(({ food }) => food?.id !== 'water') : [];
}

const spicesIn = (_: string, uses: Use[]): Use[] => uses.filter(({ food }) => food && isSpice(food));

/** Salt and pepper are not mixed in advance. */
const isSpice = (food: Food): boolean =>
  isDrySeasoning(food) && !/^(salt|pepper-|baking|cream-of)/.test(food.id);

function taskOf(what: string, mixed: Mixture[], minutesOfOne: number): PrepTask[] {
  if (mixed.length === 0) return [];
  const sentences = mixed.map(
    ({ name, servings, uses }, index) =>
      `${index === 0 ? `${what} for` : 'For'} ${servingsOf(servings)} of ${name}: ${listed(namesOf(uses))}.`,
  );
  return [
    {
      instruction: sentences.join(' '),
      ingredients: ingredientsOf(mixed.flatMap(({ uses }) => uses)),
      handsOn: 2 + minutesOfOne * mixed.length,
      passive: 0,
      place: null,
      after: [],
    },
  ];
}

const namesOf = (uses: Use[]): string[] =>
  distinct(uses.flatMap(({ food }) => (food ? shortName(food) : [])));
