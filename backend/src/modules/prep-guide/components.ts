import type { Food } from '../foods/index.js';
import type { StorageAdvice } from '../plan-model/index.js';
import { groupedBy } from './grouping.js';
import type { PrepTask } from './prep-task.js';
import { adviseStorage, isWorthwhile } from './storage.js';
import type { StorageKind } from './storage-table.js';
import { uncookedOf, uncookedText } from './uncooked.js';
import { daysOf, gramsOfAll, ingredientsOf, recipesOf, type Use, type Week } from './uses.js';
import { amountOf, capitalised, inGrams, named, shortName } from './wording.js';

/** A food that simmers alone and is needed cooked. */
interface Simmered {
  foods: RegExp;
  minutes: number;
  storage: StorageKind;
}

const SIMMERED: Simmered[] = [
  { foods: /^rice-(brown|wild)(-cooked)?$/, minutes: 30, storage: 'rice' },
  { foods: /^rice-(white|sushi)(-cooked)?$/, minutes: 18, storage: 'rice' },
  { foods: /^(barley|spelt)(-cooked)?$/, minutes: 40, storage: 'grains' },
  { foods: /^(quinoa|buckwheat|millet)(-cooked)?$/, minutes: 18, storage: 'grains' },
  { foods: /^(bulgur|couscous)(-cooked)?$/, minutes: 12, storage: 'grains' },
  { foods: /^lentils(-cooked)?$/, minutes: 25, storage: 'grains' },
  {
    foods: /^(pasta|pasta-whole-wheat|spaghetti|noodles-(egg|rice|soba))-cooked$/,
    minutes: 12,
    storage: 'grains',
  },
  {
    foods: /^(chickpeas|beans-(black|kidney|pinto|white|mung)|peas-split)-cooked$/,
    minutes: 75,
    storage: 'grains',
  },
];

const COOKED_MEAT =
  /^(chicken-(breast|meat|thigh)|turkey-breast|beef-(ground|sirloin-steak)|pork-tenderloin)-cooked$/;

const simmeredOf = ({ id }: Food): Simmered | null => SIMMERED.find(({ foods }) => foods.test(id)) ?? null;

/** Recipes that ask for the cooked food share one pot of it. */
export const isCookedComponent = (food: Food): boolean =>
  food.id === 'egg-hard-boiled' ||
  (/-cooked$/.test(food.id) && (simmeredOf(food) !== null || COOKED_MEAT.test(food.id)));

/** A food that is cooked separately, for all recipes that need it. */
export interface Component {
  tasks: PrepTask[];
  advice: StorageAdvice[];
  kinds: StorageKind[];
}

export function planComponents(week: Week, isCookedAtOnce: (use: Use) => boolean): Component[] {
  const own = week.uses.filter((use) => !isCookedAtOnce(use) || (use.food && isCookedComponent(use.food)));
  return [grains(own, week), meats(own, week), eggs(own, week)].filter(({ tasks }) => tasks.length > 0);
}

function grains(all: Use[], week: Week): Component {
  const pots = potsOf(all.filter(isCookedApart), (food) => simmeredOf(food)?.storage ?? 'grains', week);
  return component(pots, week, {
    instruction: pots.map((pot) => `Cook ${inWords(pot)}.${soaking(pot)}`).join(' '),
    handsOn: 3 * pots.length,
    passive: Math.max(0, ...pots.map(({ food }) => simmeredOf(food)?.minutes ?? 0)),
    place: 'hob',
  });
}

/** One pot of one food, for all recipes that ask for it. */
interface Pot {
  food: Food;
  uses: Use[];
  storage: StorageKind;
}

const potsOf = (uses: Use[], storageOf: (food: Food) => StorageKind, week: Week): Pot[] =>
  [...groupedBy(uses, ({ food }) => food as Food)]
    .map(([food, own]) => ({ food, uses: own, storage: storageOf(food) }))
    .filter((pot) => isWorthwhile(pot.storage, daysOf(pot.uses), week.days));

/** The recipe lists the food as cooked, or only boils it in water. */
function isCookedApart({ food, recipe }: Use): boolean {
  if (!food || !simmeredOf(food)) return false;
  if (isCookedComponent(food)) return true;
  const word = shortName(food).split(' ').at(-1) ?? '';
  const boiled = new RegExp(`^\\W*(boil|cook|simmer) the (\\w+ )?${word} in (\\w+ )*water`, 'i');
  return recipe.instructionsText.split(/[.\n]/).some((sentence) => boiled.test(sentence.trim()));
}

const soaking = ({ food }: Pot): string =>
  /^(chickpeas|beans-)/.test(food.id) ? ' Soak them the night before.' : '';

const inWords = ({ food, uses }: Pot): string =>
  `${isCookedComponent(food) ? cookedAmount(food, uses) : amountOf(food, gramsOfAll(uses))} for ${named(recipesOf(uses))}`;

/** Writes "white rice (110 g dry, 282 g when cooked)". For meat, the shopping list has the raw amount. */
function cookedAmount(food: Food, uses: Use[]): string {
  const grams = gramsOfAll(uses);
  const before = uncookedOf(food, grams);
  const dry = before?.state === 'dry' ? `${uncookedText(before)}, ` : '';
  return `${shortName(food).replace('cooked ', '')} (${dry}${inGrams(grams)} when cooked)`;
}

const cookedName = (food: Food): string =>
  capitalised(isCookedComponent(food) ? shortName(food) : `cooked ${shortName(food).replace(/^dried /, '')}`);

function meats(all: Use[], week: Week): Component {
  const pots = potsOf(
    all.filter(({ food }) => food && COOKED_MEAT.test(food.id)),
    () => 'cooked meat',
    week,
  );
  return component(pots, week, {
    instruction: pots.map((pot) => `Poach or roast ${inWords(pot)}.`).join(' '),
    handsOn: 5 * pots.length,
    passive: 25,
    place: 'hob',
  });
}

/** After nine minutes a yolk is firm. Softer eggs are boiled when they are eaten. */
const HARD_BOILED = /\bboil the eggs? for (?:9|1\d)\b/i;

function eggs(all: Use[], week: Week): Component {
  const uses = all.filter(
    ({ food, recipe }) =>
      food?.id === 'egg-hard-boiled' || (food?.id === 'egg' && HARD_BOILED.test(recipe.instructionsText)),
  );
  const [first] = uses;
  const pots: Pot[] = first?.food ? [{ food: first.food, uses, storage: 'boiled eggs' }] : [];
  return component(pots, week, {
    instruction: `Boil ${eggsOf(uses)} for 10 minutes for ${named(recipesOf(uses))}. Cool in cold water.`,
    handsOn: 3,
    passive: 10,
    place: 'hob',
  });
}

const GRAMS_OF_AN_EGG = 50;

function eggsOf(uses: Use[]): string {
  const count = Math.ceil(gramsOfAll(uses) / GRAMS_OF_AN_EGG - 0.02);
  return `${count} ${count === 1 ? 'egg' : 'eggs'}`;
}

function component(
  pots: Pot[],
  week: Week,
  task: Pick<PrepTask, 'instruction' | 'handsOn' | 'passive' | 'place'>,
): Component {
  if (pots.length === 0) return { tasks: [], advice: [], kinds: [] };
  return {
    tasks: [{ ...task, ingredients: ingredientsOf(pots.flatMap(({ uses }) => uses)), after: [] }],
    kinds: pots.map(({ storage }) => storage),
    advice: [...groupedBy(pots, keptName)].map(([name, same]) => {
      const days = daysOf(same.flatMap(({ uses }) => uses));
      return adviseStorage(same[0]?.storage ?? 'grains', name, days, week.days);
    }),
  };
}

const keptName = ({ food, storage }: Pot): string =>
  storage === 'boiled eggs' ? 'Hard-boiled eggs' : cookedName(food);
