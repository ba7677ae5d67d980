import type { Food, Unit } from '../foods/index.js';
import { countPackages } from './package-count.js';

/** An amount as people count it in a store or at a stove. */
export interface Measure {
  amount: number;
  unit: Unit;
}

/** These foods are sold by weight, although the weight of one piece is known. */
const BY_WEIGHT = /^(potato|watermelon|cassava|beetroot-cooked|mushroom|tofu|bean-|brussels|asparagus)/;

/** These foods are counted, although they are small. */
const SMALL_PIECES =
  /^(onion-spring|shallot|chili-|jalapeno|lemongrass|passion-fruit|apricot$|egg|rice-cake|corn-cake|crispbread)/;

const LIQUID =
  /^(oil-(?!spray|coconut)|vinegar|milk-(?!powder|condensed)|cream-(?!cheese)|stock-(?!cube)|juice-|wine-|soy-sauce|tamari|coconut-aminos|bone-broth|mirin|fish-sauce|worcestershire|buttermilk|kefir|half-and-half|lemon-juice|lime-juice|vanilla-extract|coconut-milk)/;

/** The units of which people buy whole ones. They buy one less where it lacks only a few grams. */
export const COUNTED_IN_PACKAGES: readonly Unit[] = ['cans', 'bunches', 'bulbs'];

const MIN_PIECE = 40;
const MIN_LARGE_PIECE = 250;
const MAX_TEASPOONS = 12;
const CLOVES_OF_A_BULB = 10;
const MILLILITRES_OF_A_TEASPOON = 4.92892159375;

/** Rounds up to an amount that can be bought or measured. The exact grams are shown beside it. */
export function kitchenMeasure(food: Food | null, grams: number): Measure {
  return (
    (food && (countedThings(food, grams) ?? spoons(food, grams) ?? millilitres(food, grams))) ??
    byWeight(grams)
  );
}

function countedThings(food: Food, grams: number): Measure | null {
  const thing = thingOf(food);
  if (!thing) return null;
  const [unit, weight] = thing;
  if (COUNTED_IN_PACKAGES.includes(unit) || largePieceOf(food) !== null)
    return { amount: countPackages(grams, weight), unit };
  const amount = upTo(grams / weight, 1);
  if (unit === 'cloves' && amount > CLOVES_OF_A_BULB)
    return { amount: countPackages(grams, food.weights.get('bulb') ?? weight), unit: 'bulbs' };
  return { amount, unit };
}

/** The unit in which a food is counted with its grams, or null if the food is weighed. */
export function thingOf(food: Food): [Unit, number] | null {
  if (BY_WEIGHT.test(food.id)) return null;
  const known = (key: string, unit: Unit): [Unit, number] | null => {
    const weight = food.weights.get(key);
    return weight === undefined ? null : [unit, weight];
  };
  if (food.id === 'garlic') return known('clove', 'cloves');
  if (isFreshHerb(food)) return known('bunch', 'bunches');
  if (food.weights.has('can') && !/^tomato-pa/.test(food.id)) return known('can', 'cans');
  if (food.id === 'celery' || food.id === 'rhubarb') return known('stalk', 'stalks');
  if (food.aisle === 'produce') return known('ear', 'ears') ?? piece(food);
  if (food.main === 'bread' || food.id === 'baguette') return known('pc', 'pcs') ?? known('slice', 'slices');
  if (food.weights.has('sheet')) return known('sheet', 'sheets');
  if (/^stock-cube/.test(food.id)) return known('cube', 'cubes');
  if (/^(bay-leaf)/.test(food.id)) return known('leaf', 'pcs');
  return SMALL_PIECES.test(food.id) || /^(protein|granola)-bar$/.test(food.id) ? known('pc', 'pcs') : null;
}

function piece(food: Food): [Unit, number] | null {
  const weight = food.weights.get('pc');
  const isCounted =
    weight !== undefined && (weight >= MIN_PIECE || SMALL_PIECES.test(food.id)) && !/-juice$/.test(food.id);
  return isCounted ? ['pcs', weight] : null;
}

/** The grams of a fruit or vegetable of which a dish may leave most, such as a pineapple, or null for smaller ones. */
export function largePieceOf(food: Food): number | null {
  const thing = food.aisle === 'produce' ? thingOf(food) : null;
  return thing?.[0] === 'pcs' && thing[1] >= MIN_LARGE_PIECE ? thing[1] : null;
}

/** Herbs are bought by the bunch, however few leaves are needed. */
export const isFreshHerb = ({ id }: Food): boolean =>
  /^(basil|dill|mint|parsley|rosemary|thyme)-fresh$|^(chives|cilantro)$/.test(id);

export const isDrySeasoning = ({ id, isToTaste, density }: Food): boolean =>
  isToTaste &&
  density !== null &&
  !/^(oil-|vinegar|water|ice|sugar|coffee|vanilla|cornstarch|stock-cube)/.test(id);

function spoons(food: Food, grams: number): Measure | null {
  if (food.density === null) return null;
  if (!isDrySeasoning(food) && !/-zest$|^baking-|^vanilla-extract$/.test(food.id)) return null;
  const teaspoons = upTo(grams / food.density / MILLILITRES_OF_A_TEASPOON, 0.5);
  return teaspoons > MAX_TEASPOONS ? null : { amount: teaspoons, unit: 'tsp' };
}

function millilitres(food: Food, grams: number): Measure | null {
  if (food.density === null || !(food.aisle === 'beverages' || LIQUID.test(food.id))) return null;
  if (food.id === 'ice' || food.id === 'coffee-instant') return null;
  return metric(grams / food.density, 'ml', 'l');
}

const byWeight = (grams: number): Measure => metric(grams, 'g', 'kg');

function metric(amount: number, small: Unit, large: Unit): Measure {
  const rounded = upTo(amount, amount <= 20 ? 1 : amount <= 200 ? 5 : amount <= 1000 ? 10 : 50);
  return rounded < 1000 ? { amount: rounded, unit: small } : { amount: rounded / 1000, unit: large };
}

/** A tiny excess does not round up to another step, because weights of spoons and pieces are rounded themselves. */
const SLACK = 0.02;

/** The next multiple of the step. */
export const upTo = (amount: number, step: number): number =>
  Number((Math.max(1, Math.ceil(amount / step - SLACK)) * step).toFixed(3));
