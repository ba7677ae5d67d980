import type { Food } from '../foods/index.js';
import { cutOf, isSmall } from './cuts.js';
import { groupedBy } from './grouping.js';
import type { PrepTask } from './prep-task.js';
import { FAMILIES, familyOf } from './produce.js';
import { lastDayInFridge } from './storage.js';
import { gramsOfAll, ingredientsOf, recipesOf, type Use, type Week } from './uses.js';
import { amountOf, named } from './wording.js';

/** Everything of one food that is cut in the same way, for all recipes. */
interface Cutting {
  food: Food;
  verb: string;
  uses: Use[];
  grams: number;
  minutes: number;
}

export interface ChopTask extends PrepTask {
  uses: Use[];
  /** The minutes that one recipe's share takes. */
  minutesOf: (recipeId: string) => number;
}

/** The time for getting out and wiping board, knife, and boxes. */
const MINUTES_AROUND = 2;
/** Longer steps are hard to read. The smallest amounts are left for the day itself. */
const MAX_INGREDIENTS_PER_STEP = 4;
/** Smaller amounts are cut while the pan heats up. */
const MIN_GRAMS = 40;
const MIN_GRAMS_OF_SMALL_THINGS = 15;

/** Washing and cutting, food by food for all recipes: what is cooked now, and what keeps until it is eaten. */
export function planChopping(week: Week, isCookedAtOnce: (use: Use) => boolean): ChopTask[] {
  const last = lastDayInFridge('cut produce', week.days);
  const uses = week.uses.filter((use) => isCookedAtOnce(use) || use.meal.day <= last);
  const cuttings = cuttingsOf(uses);
  const steps = FAMILIES.map((family) =>
    cuttings.filter(({ food }) => familyOf(food) === family).slice(0, MAX_INGREDIENTS_PER_STEP),
  );
  return together(steps).map(taskOf);
}

/** Joins a small step with the next one. */
function together(steps: Cutting[][]): Cutting[][] {
  const packed: Cutting[][] = [];
  for (const step of steps.filter(({ length }) => length > 0)) {
    const last = packed.at(-1);
    if (last && last.length + step.length <= MAX_INGREDIENTS_PER_STEP) last.push(...step);
    else packed.push([...step]);
  }
  return packed;
}

/** The longest work comes first, and among equals the one that the plan needs first. */
function cuttingsOf(uses: Use[]): Cutting[] {
  const cut = uses.flatMap((use) => {
    const { food, ingredient } = use;
    const way = food && familyOf(food) && cutOf(food, ingredient.note);
    return way ? [{ ...way, food, use }] : [];
  });
  return [...groupedBy(cut, ({ food, verb }) => `${verb} ${food.id}`).values()]
    .flatMap((group) => cuttingOf(group))
    .filter(({ food, grams }) => grams >= leastOf(food))
    .sort((a, b) => b.minutes - a.minutes);
}

function cuttingOf(group: { food: Food; verb: string; minutesPer100g: number; use: Use }[]): Cutting[] {
  const [first] = group;
  if (!first) return [];
  const uses = group.map(({ use }) => use);
  const grams = gramsOfAll(uses);
  return [{ food: first.food, verb: first.verb, uses, grams, minutes: (grams * first.minutesPer100g) / 100 }];
}

const leastOf = (food: Food) => (isSmall(food) ? MIN_GRAMS_OF_SMALL_THINGS : MIN_GRAMS);

function taskOf(cuttings: Cutting[]): ChopTask {
  const uses = cuttings.flatMap((cutting) => cutting.uses);
  const minutes = cuttings.reduce((sum, cutting) => sum + cutting.minutes, MINUTES_AROUND);
  return {
    uses,
    instruction: cuttings.map(sentenceOf).join(' '),
    ingredients: ingredientsOf(uses),
    handsOn: Math.ceil(minutes),
    passive: 0,
    place: null,
    after: [],
    minutesOf: (recipeId) =>
      cuttings.reduce((sum, { uses: all, grams, minutes: whole }) => {
        const own = all.filter(({ recipe }) => recipe.id === recipeId);
        return sum + (whole * gramsOfAll(own)) / grams;
      }, 0),
  };
}

/** "Chop 3 onions (330 g) for Lentil Soup and Chili." */
const sentenceOf = ({ food, verb, uses, grams }: Cutting): string =>
  `${inWords(verb, amountOf(food, grams))} for ${named(recipesOf(uses))}.`;

/** "Cut 2 carrots (120 g) into sticks", "Wash and dry 200 g spinach". */
function inWords(verb: string, amount: string): string {
  const [first = '', ...shape] = verb.split(' into ');
  return [`${first} ${amount}`, ...shape].join(' into ');
}
