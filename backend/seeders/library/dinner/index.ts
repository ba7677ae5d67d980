import type { LibraryRecipe } from '../library-recipe.js';
import { batchCooking } from './batch-cooking.js';
import { beefPorkAndLamb } from './beef-pork-and-lamb.js';
import { curriesAndStews } from './curries-and-stews.js';
import { dinnersOfFewFoods } from './few-foods.js';
import { lowCarbDinnersOfFewFoods } from './few-foods-low-carb.js';
import { veganDinnersOfFewFoods } from './few-foods-vegan.js';
import { fishAndSeafood } from './fish-and-seafood.js';
import { lowCarbVeganDinners } from './low-carb-vegan.js';
import { onePanAndOven } from './one-pan-and-oven.js';
import { poultry } from './poultry.js';
import { vegetarianDinners } from './vegetarian-dinners.js';
import { weekdayFish } from './weekday-fish.js';
import { weekdayMeat } from './weekday-meat.js';

export const dinners: LibraryRecipe[] = [
  ...poultry,
  ...beefPorkAndLamb,
  ...fishAndSeafood,
  ...vegetarianDinners,
  ...curriesAndStews,
  ...onePanAndOven,
  ...weekdayMeat,
  ...weekdayFish,
  ...batchCooking,
  ...dinnersOfFewFoods,
  ...veganDinnersOfFewFoods,
  ...lowCarbDinnersOfFewFoods,
  ...lowCarbVeganDinners,
];
