import type { LibraryRecipe } from '../library-recipe.js';
import { lunchesOfFewFoods } from './few-foods.js';
import { lowCarbLunchesOfFewFoods } from './few-foods-low-carb.js';
import { veganLunchesOfFewFoods } from './few-foods-vegan.js';
import { grainBowls } from './grain-bowls.js';
import { lowCarbVeganLunches } from './low-carb-vegan.js';
import { riceAndPasta } from './rice-and-pasta.js';
import { salads } from './salads.js';
import { soups } from './soups.js';
import { warmPlates } from './warm-plates.js';
import { wrapsAndSandwiches } from './wraps-and-sandwiches.js';

export const lunches: LibraryRecipe[] = [
  ...salads,
  ...soups,
  ...wrapsAndSandwiches,
  ...grainBowls,
  ...riceAndPasta,
  ...warmPlates,
  ...lunchesOfFewFoods,
  ...veganLunchesOfFewFoods,
  ...lowCarbLunchesOfFewFoods,
  ...lowCarbVeganLunches,
];
