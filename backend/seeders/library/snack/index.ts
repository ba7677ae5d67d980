import type { LibraryRecipe } from '../library-recipe.js';
import { bitesBarsAndBakes } from './bites-bars-and-bakes.js';
import { dipsAndSavoury } from './dips-and-savoury.js';
import { snacksOfFewFoods } from './few-foods.js';
import { lowCarbSnacksOfFewFoods } from './few-foods-low-carb.js';
import { veganSnacksOfFewFoods } from './few-foods-vegan.js';
import { fruitAndNuts } from './fruit-and-nuts.js';
import { lowCarbVeganSnacks } from './low-carb-vegan.js';
import { shakesAndDairy } from './shakes-and-dairy.js';

export const snacks: LibraryRecipe[] = [
  ...bitesBarsAndBakes,
  ...shakesAndDairy,
  ...dipsAndSavoury,
  ...fruitAndNuts,
  ...snacksOfFewFoods,
  ...veganSnacksOfFewFoods,
  ...lowCarbSnacksOfFewFoods,
  ...lowCarbVeganSnacks,
];
