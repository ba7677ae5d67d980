import { type Aisle, foods, TWINS } from '../../foods/index.js';
import { isFish, isFrozen, isRawMeatOrFish } from '../../prep-guide/index.js';
import { NONE, type RecipeColumns } from '../recipe-columns/recipe-columns.js';
import {
  LAST_PACKAGE,
  LAST_PACKAGE_THAT_KEEPS,
  LEAST_GRAMS_OF_DRY_FOOD,
  LEAST_GRAMS_OF_FISH,
  LEAST_GRAMS_OF_FOOD,
  LEAST_GRAMS_OF_PROTEIN_POWDER,
  PACKAGE_REST,
  RAW_MEAT_REST,
} from './weights.js';

/** Packages and weights in which the foods of the library are sold. */
export function foodsAsSold(columns: RecipeColumns) {
  const packageGrams = columns.packageGrams();
  const membersOf = TWINS.map((ids) => columns.numbersOfFoods(ids));
  const familyOf = new Int32Array(packageGrams.length).fill(NONE);
  for (const [family, members] of membersOf.entries()) for (const food of members) familyOf[food] = family;
  const leastGrams = new Float64Array(packageGrams.length).fill(LEAST_GRAMS_OF_FOOD);
  for (const food of columns.numbersOfFoods(DRY_IDS)) leastGrams[food] = LEAST_GRAMS_OF_DRY_FOOD;
  for (const food of columns.numbersOfFoods(PROTEIN_POWDER_IDS))
    leastGrams[food] = LEAST_GRAMS_OF_PROTEIN_POWDER;
  for (const food of columns.numbersOfFoods(FISH_IDS))
    if (packageGrams[food] === 0) leastGrams[food] = LEAST_GRAMS_OF_FISH;
  const restCosts = new Float64Array(packageGrams.length).fill(PACKAGE_REST);
  for (const food of columns.numbersOfFoods(RAW_IDS)) restCosts[food] = RAW_MEAT_REST;
  const lastPackageCosts = new Float64Array(packageGrams.length).fill(LAST_PACKAGE_THAT_KEEPS);
  for (const food of columns.numbersOfFoods(SPOILING_IDS)) lastPackageCosts[food] = LAST_PACKAGE;
  const families = membersOf.length;
  return { packageGrams, restCosts, lastPackageCosts, familyOf, families, membersOf, leastGrams };
}

const FISH_IDS = [...foods.values()].filter(isFish).map(({ id }) => id);
const FRESH_AISLES: readonly Aisle[] = ['produce', 'meat', 'dairy'];
const DRY_IDS = [...foods.values()].filter(({ aisle }) => !FRESH_AISLES.includes(aisle)).map(({ id }) => id);
const PROTEIN_POWDER_IDS = [...foods.keys()].filter((id) => id.endsWith('-protein'));
/** The IDs of what spoils within days once its package is open: fresh food, and what is in a can or a jar. */
const SPOILING_IDS = [...foods.values()]
  .filter((food) =>
    FRESH_AISLES.includes(food.aisle) ? !isFrozen(food) : food.weights.has('can') || food.weights.has('jar'),
  )
  .map(({ id }) => id);
const RAW_IDS = [...foods.values()].filter(isRawMeatOrFish).map(({ id }) => id);
