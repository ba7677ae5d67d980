import { FISH_SOURCES, PULSE_SOURCES, SOY_SOURCES } from '../../plan-model/index.js';
import type { SideKind } from '../../recipes/index.js';
import type { Sauce } from './sauces.js';

/** The traits of a dish on which its sides depend. */
export interface Beside {
  cuisine: string | null;
  mains: readonly string[];
  starch: string | null;
  /** The meat, fish, eggs, beans, or the like that most of its protein is from. */
  protein: string | null;
  /** The share of its energy that is protein. */
  proteinShare: number;
  produceGrams: number;
  fruitPortions: number;
  form: 'soup' | 'bowl' | 'plate' | 'drink';
  sauce: Sauce | null;
  isSweet: boolean;
  isSalad: boolean;
  /** Whether it is a lunch or dinner. */
  isMain: boolean;
  /** Whether a lunch or dinner is a breakfast or a snack as well. */
  isLight: boolean;
}

/** The traits of a side that decide which dishes it goes with. */
export interface SideTraits {
  kind: SideKind;
  cuisine: string | null;
  mains: readonly string[];
  /** The starch that it replaces, as cauliflower rice does. */
  starch: string | null;
  /** The share of its energy that is protein. */
  proteinShare: number;
  kcalPerGram: number;
  isSalted: boolean;
}

/** Cuisines with their own kinds of rice, bread, and salads. */
const REGIONS = {
  asian: ['chinese', 'japanese', 'korean', 'thai', 'vietnamese', 'indonesian', 'hawaiian'],
  indian: ['indian'],
  mexican: ['mexican'],
};

export type Region = keyof typeof REGIONS;

/** Main ingredients of starches and salads that go with the dishes of a region, wherever the side is from. */
const EATEN_IN: Record<Region, { starch: readonly string[]; salad: readonly string[] }> = {
  asian: { starch: ['rice'], salad: [] },
  indian: { starch: ['rice'], salad: ['tomato', 'cucumber', 'carrot'] },
  mexican: { starch: ['rice', 'corn'], salad: ['tomato', 'cucumber', 'carrot', 'lettuce', 'cabbage'] },
};

/** Cuisines in which pasta and noodles are eaten beside a dish. */
const EUROPEAN = ['italian', 'french', 'german', 'hungarian', 'russian', 'eastern european', 'swiss'];
const PASTA = ['pasta', 'noodles'];

/**
 * Vegetables and salads that taste of their kitchen go with dishes from there and from its neighbors. Those of none of
 * these kitchens go with any.
 */
const KITCHENS: Readonly<Record<string, readonly string[]>> = {
  italian: ['italian', 'french', 'spanish', 'portuguese', 'greek', 'swiss', 'argentinian', 'american'],
  greek: ['greek', 'turkish', 'lebanese', 'middle eastern', 'moroccan'],
  british: [
    ...['british', 'american', 'german', 'nordic', 'french', 'eastern european', 'russian', 'hungarian'],
    ...['swiss', 'argentinian', 'spanish', 'portuguese'],
  ],
  german: ['german', 'eastern european', 'russian', 'nordic', 'hungarian', 'swiss', 'british', 'american'],
  'eastern european': ['eastern european', 'russian', 'german', 'nordic', 'hungarian', 'british', 'american'],
};
/** Salads that go with whatever is glazed with honey or the like. */
const BESIDE_GLAZE = ['lettuce', 'cucumber', 'cabbage', 'carrot', 'tomato'];
/** Sides that are sweet, sour, or rich are too much beside cream and pasta. */
const NOT_BESIDE_CREAM = ['beetroot', 'fennel', 'avocado', 'yogurt'];
const PASTA_AND_POLENTA = ['pasta', 'noodles', 'polenta'];

const SAVORY: readonly SideKind[] = ['vegetable', 'salad', 'starch', 'bread', 'protein'];
const PULSES = [...SOY_SOURCES, ...PULSE_SOURCES];
const MEAT = [
  ...['beef', 'pork', 'lamb', 'veal', 'chicken', 'turkey', 'duck', 'sausage', 'bacon', 'ham'],
  ...FISH_SOURCES,
  ...['shrimp', 'seafood'],
];
const DAIRY = ['yogurt', 'cottage cheese', 'cheese'];
const NUTS = ['nuts', 'peanut butter'];

/** A serving with so much fruit and vegetables needs no more of them. */
const MUCH_PRODUCE_GRAMS = 270;
/** Meat, fish, eggs, tofu, and yogurt go beside a lunch or dinner with less protein than this share of its energy. */
const LITTLE_PROTEIN = 0.17;
/** A breakfast with more of its energy from protein takes no shake. */
const MUCH_PROTEIN = 0.25;
/** Beside so many portions of fruit, juice is one thing too many. Juice has no more of its energy from protein than this. */
const MUCH_FRUIT = 1;
const JUICE = 0.1;
/** Fruit with more energy than this in each gram is dried. */
const DRIED_KCAL_PER_GRAM = 2;

/** Whether a side goes with a dish. */
export function suits(dish: Beside, side: SideTraits): boolean {
  if (sharesMain(dish, side)) return false;
  if (dish.isSweet && SAVORY.includes(side.kind)) return false;
  return isOfTheSameRegion(dish, side) && SUITED[side.kind](dish, side);
}

/** The same where few dishes and sides fit into a day, as where one meal is all of it, or where it may have little fiber. */
export const suitsWhereFewFit = (dish: Beside, side: SideTraits): boolean =>
  !sharesMain(dish, side) && (dish.starch === null || side.kind !== 'bread');

const SUITED: Record<SideKind, (dish: Beside, side: SideTraits) => boolean> = {
  starch: (dish, { mains }) =>
    dish.starch === null &&
    !dish.isSalad &&
    !dish.isLight &&
    dish.protein !== 'egg' &&
    (!hasAny({ mains }, PASTA) || takesPasta(dish)) &&
    (dish.form !== 'soup' || (mains.includes('rice') && regionOfDish(dish) !== null)) &&
    (!hasAny(dish, PULSES) || mains.includes('rice')),
  bread: ({ starch }) => starch === null,
  vegetable: (dish, { starch, mains, cuisine }) =>
    !dish.isSalad &&
    tastesWith(dish, mains, cuisine) &&
    (!mains.includes('avocado') || suitsAvocado(dish)) &&
    dish.starch !== 'bread' &&
    dish.form !== 'soup' &&
    dish.produceGrams < MUCH_PRODUCE_GRAMS &&
    (starch === null || dish.starch === null),
  salad: (dish, { mains, cuisine }) =>
    !dish.isSalad &&
    dish.produceGrams < MUCH_PRODUCE_GRAMS &&
    tastesWith(dish, mains, cuisine) &&
    (!mains.includes('avocado') || suitsAvocado(dish)) &&
    (dish.sauce !== 'sweet' || hasAny({ mains }, BESIDE_GLAZE)),
  fruit: ({ isSweet }, { kcalPerGram }) => isSweet || kcalPerGram < DRIED_KCAL_PER_GRAM,
  dairy: (dish, { mains }) =>
    !hasAny(dish, DAIRY) &&
    (dish.isMain ? takesYogurt(dish) : dish.protein !== 'egg' || !mains.includes('yogurt')) &&
    !(dish.isSweet && mains.includes('cheese')),
  nuts: (dish, { isSalted }) => !hasAny(dish, NUTS) && ((dish.isSweet && !isSalted) || dish.isSalad),
  drink: ({ form, isMain, proteinShare, fruitPortions }, drink) =>
    form !== 'drink' &&
    (fruitPortions < MUCH_FRUIT || drink.proteinShare > JUICE) &&
    (drink.proteinShare < MUCH_PROTEIN || (!isMain && proteinShare < MUCH_PROTEIN)),
  protein: (dish, { mains }) => (hasAny({ mains }, PULSES) ? suitsPulses(dish) : suitsMeat(dish)),
};

const takesPasta = (dish: Beside): boolean =>
  EUROPEAN.includes(dish.cuisine ?? '') || regionOfDish(dish) === 'asian';

/** Avocado goes with eggs, bread, beans, and what is grilled, but not with stews, potatoes, and sauces. */
const suitsAvocado = (dish: Beside): boolean =>
  regionOfDish(dish) === 'mexican' ||
  (dish.sauce === null &&
    (dish.protein === 'egg' ||
      [null, 'bread', 'rice'].includes(dish.starch) ||
      hasAny({ mains: dish.mains }, ['beans'])) &&
    dish.form !== 'soup' &&
    AVOCADO.includes(dish.cuisine ?? ''));

const AVOCADO = ['american', 'caribbean', 'brazilian', 'argentinian', 'spanish', 'nordic', 'hawaiian'];

/**
 * Whether vegetables and salads are from a cuisine that goes with the dish, and do not clash with its sauce.
 */
function tastesWith(dish: Beside, mains: readonly string[], cuisine: string | null): boolean {
  const isRich = dish.sauce === 'creamy' || PASTA_AND_POLENTA.includes(dish.starch ?? '');
  if (isRich && hasAny({ mains }, NOT_BESIDE_CREAM)) return false;
  const kitchens = KITCHENS[cuisine ?? ''];
  return kitchens === undefined || (dish.sauce !== 'sweet' && kitchens.includes(dish.cuisine ?? ''));
}

/** Beans, lentils, and tofu fill a plate as well as potatoes do, where they are eaten that way. */
const suitsPulses = (dish: Beside): boolean =>
  !NO_PULSES.includes(dish.cuisine ?? '') &&
  !hasAny(dish, PULSES) &&
  dish.starch === null &&
  !dish.isSalad &&
  dish.form !== 'soup' &&
  dish.protein !== 'egg' &&
  !dish.mains.includes('egg');

/** Kitchens in which meat comes with potatoes and cabbage rather than with beans. */
const NO_PULSES = [
  'american',
  'british',
  'german',
  'eastern european',
  'russian',
  'nordic',
  'hungarian',
  'swiss',
];

/** Tuna beside pasta with cheese, and chicken beside beans, are one thing too many. */
const suitsMeat = ({ proteinShare, protein, mains }: Beside): boolean =>
  proteinShare < LITTLE_PROTEIN && protein === null && !hasAny({ mains }, [...MEAT, ...PULSES]);

/** At lunch and dinner, yogurt goes with pulses, grains, and vegetables. */
const takesYogurt = (dish: Beside): boolean =>
  dish.proteinShare < LITTLE_PROTEIN &&
  (dish.protein === null || dish.protein === 'beans') &&
  regionOfDish(dish) !== 'asian';

function hasAny(
  { mains, protein = null }: { mains: readonly string[]; protein?: string | null },
  names: readonly string[],
): boolean {
  return mains.some((main) => names.includes(main)) || (protein !== null && names.includes(protein));
}

/** Noodles with soy sauce take no rye bread, and roast pork takes no tortillas. */
function isOfTheSameRegion(dish: Beside, { kind, cuisine, mains }: SideTraits): boolean {
  const [own, other] = [regionOfDish(dish), regionOf(cuisine)];
  if (own === other) return true;
  if (other !== null) return false;
  if (own === null) return true;
  const isEaten = (names: readonly string[]) => mains.some((main) => names.includes(main));
  if (kind === 'bread') return false;
  if (kind === 'starch') return isEaten(EATEN_IN[own].starch);
  return kind !== 'salad' || isEaten(EATEN_IN[own].salad);
}

/** Returns the region whose dishes take other sides than those of the rest of the world, or null. */
export const regionOf = (cuisine: string | null): Region | null =>
  (Object.keys(REGIONS) as Region[]).find((region) => REGIONS[region].includes(cuisine ?? '')) ?? null;

/** A dish with soy sauce gets the sides of East Asia, whichever cuisine it is from. */
const regionOfDish = ({ cuisine, sauce }: Beside): Region | null =>
  regionOf(cuisine) ?? (sauce === 'soy' ? 'asian' : null);

/** Whether a side and the dish share a main ingredient. */
export const sharesMain = ({ mains, starch }: Beside, side: SideTraits): boolean =>
  side.mains.some((main) => mains.includes(main)) ||
  (side.kind === 'starch' && side.starch !== null && side.starch === starch);
