import type { SideKind } from '../../recipes/index.js';

/** What counts of a dish where something is put beside it. */
export interface Beside {
  cuisine: string | null;
  mains: readonly string[];
  starch: string | null;
  /** The meat, fish, eggs, beans, or the like that most of its protein is from. */
  protein: string | null;
  /** The share of its energy that is protein. */
  proteinShare: number;
  produceGrams: number;
  form: 'soup' | 'bowl' | 'plate' | 'drink';
  isSweet: boolean;
  isSalad: boolean;
  /** Whether it is a lunch or dinner. */
  isMain: boolean;
  /** Whether it is a breakfast or a snack as well, if it is a lunch or dinner. */
  isLight: boolean;
}

/** What counts of a side. */
export interface SideTraits {
  kind: SideKind;
  cuisine: string | null;
  mains: readonly string[];
  /** What it is eaten in place of, as cauliflower rice is. */
  starch: string | null;
  /** The share of its energy that is protein. */
  proteinShare: number;
  kcalPerGram: number;
}

/** Where people eat other rice, bread, and salads than in the rest of the world. */
const REGIONS = {
  asian: ['chinese', 'japanese', 'korean', 'thai', 'vietnamese', 'indonesian', 'hawaiian'],
  indian: ['indian'],
  mexican: ['mexican'],
};

export type Region = keyof typeof REGIONS;

/** What goes with the dishes of a region, besides what is from there itself: the main ingredients of starches and salads. */
const EATEN_IN: Record<Region, { starch: readonly string[]; salad: readonly string[] }> = {
  asian: { starch: ['rice'], salad: [] },
  indian: { starch: ['rice'], salad: ['tomato', 'cucumber', 'carrot'] },
  mexican: { starch: ['rice', 'corn'], salad: ['tomato', 'cucumber', 'carrot', 'lettuce', 'cabbage'] },
};

/** Where pasta and noodles are eaten beside a dish. */
const EUROPEAN = [
  'italian',
  'french',
  'german',
  'hungarian',
  'russian',
  'eastern european',
  'swiss',
  'greek',
];
const PASTA = ['pasta', 'noodles'];

const SAVORY: readonly SideKind[] = ['vegetable', 'salad', 'starch', 'bread', 'protein'];
const SOY = ['tofu', 'tempeh', 'soy', 'edamame'];
const PULSES = [...SOY, 'beans', 'lentils', 'chickpeas', 'peas'];
const DAIRY = ['yogurt', 'cottage cheese', 'cheese'];
const NUTS = ['nuts', 'peanut butter'];

/** A serving with so much fruit and vegetables needs no more of them. */
const MUCH_PRODUCE_GRAMS = 270;
/** Meat, fish, eggs, tofu, and yogurt go beside a lunch or dinner with less protein than this share of its energy. */
const LITTLE_PROTEIN = 0.17;
/** A breakfast with more of its energy from protein takes no shake. */
const MUCH_PROTEIN = 0.25;
/** Fruit with more energy than this in each gram is dried. */
const DRIED_KCAL_PER_GRAM = 2;

/** Whether people put a side beside such a dish. */
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
    (dish.form !== 'soup' || (mains.includes('rice') && regionOf(dish.cuisine) !== null)) &&
    (!hasAny(dish, PULSES) || mains.includes('rice')),
  bread: ({ starch }) => starch === null,
  vegetable: (dish, { starch, mains }) =>
    !dish.isSalad &&
    (!mains.includes('avocado') || suitsAvocado(dish)) &&
    dish.starch !== 'bread' &&
    dish.form !== 'soup' &&
    dish.produceGrams < MUCH_PRODUCE_GRAMS &&
    (starch === null || dish.starch === null),
  salad: ({ isSalad, produceGrams }) => !isSalad && produceGrams < MUCH_PRODUCE_GRAMS,
  fruit: ({ isSweet }, { kcalPerGram }) => isSweet || kcalPerGram < DRIED_KCAL_PER_GRAM,
  dairy: (dish, { mains }) =>
    !hasAny(dish, DAIRY) &&
    (dish.isMain ? takesYogurt(dish) : dish.protein !== 'egg' || !mains.includes('yogurt')) &&
    !(dish.isSweet && mains.includes('cheese')),
  nuts: (dish) => !hasAny(dish, NUTS) && (dish.isSweet || dish.isSalad || dish.form === 'soup'),
  drink: ({ form, isMain, proteinShare }, drink) =>
    form !== 'drink' && (drink.proteinShare < MUCH_PROTEIN || (!isMain && proteinShare < MUCH_PROTEIN)),
  protein: (dish, { mains }) => (hasAny({ mains }, PULSES) ? suitsPulses(dish) : suitsMeat(dish)),
};

const takesPasta = ({ cuisine }: Beside): boolean =>
  EUROPEAN.includes(cuisine ?? '') || regionOf(cuisine) === 'asian';

const suitsAvocado = ({ cuisine, starch }: Beside): boolean =>
  starch !== 'pasta' && [null, 'mexican'].includes(regionOf(cuisine));

/** Beans, lentils, and tofu fill a plate as well as potatoes do. */
const suitsPulses = (dish: Beside): boolean =>
  !hasAny(dish, PULSES) &&
  dish.starch === null &&
  !dish.isSalad &&
  dish.form !== 'soup' &&
  dish.protein !== 'egg';

/** Tuna beside pasta with cheese, and chicken beside beans, are one thing too many. */
const suitsMeat = ({ proteinShare, protein }: Beside): boolean =>
  proteinShare < LITTLE_PROTEIN && protein === null;

/** At lunch and dinner, yogurt goes with pulses, grains, and vegetables. */
const takesYogurt = ({ proteinShare, protein, cuisine }: Beside): boolean =>
  proteinShare < LITTLE_PROTEIN && (protein === null || protein === 'beans') && regionOf(cuisine) !== 'asian';

function hasAny(
  { mains, protein = null }: { mains: readonly string[]; protein?: string | null },
  names: readonly string[],
): boolean {
  return mains.some((main) => names.includes(main)) || (protein !== null && names.includes(protein));
}

/** Noodles with soy sauce take no rye bread, and roast pork takes no tortillas. */
function isOfTheSameRegion(dish: Beside, { kind, cuisine, mains }: SideTraits): boolean {
  const [own, other] = [regionOf(dish.cuisine), regionOf(cuisine)];
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

/** Whether a side is made of what the dish is made of. */
export const sharesMain = ({ mains, starch }: Beside, side: SideTraits): boolean =>
  side.mains.some((main) => mains.includes(main)) ||
  (side.kind === 'starch' && side.starch !== null && side.starch === starch);
