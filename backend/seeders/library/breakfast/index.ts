import type { LibraryRecipe } from '../library-recipe.js';
import { eggsAndSavoury } from './eggs-and-savoury.js';
import { breakfastsOfFewFoods } from './few-foods.js';
import { lowCarbBreakfastsOfFewFoods } from './few-foods-low-carb.js';
import { veganBreakfastsOfFewFoods } from './few-foods-vegan.js';
import { lowCarbVeganBreakfasts } from './low-carb-vegan.js';
import { oatsAndPorridge } from './oats-and-porridge.js';
import { pancakesToastsAndBakes } from './pancakes-toasts-and-bakes.js';
import { quickEnergy } from './quick-energy.js';
import { yogurtBowlsAndSmoothies } from './yogurt-bowls-and-smoothies.js';

export const breakfasts: LibraryRecipe[] = [
  ...oatsAndPorridge,
  ...eggsAndSavoury,
  ...yogurtBowlsAndSmoothies,
  ...pancakesToastsAndBakes,
  ...quickEnergy,
  ...breakfastsOfFewFoods,
  ...veganBreakfastsOfFewFoods,
  ...lowCarbBreakfastsOfFewFoods,
  ...lowCarbVeganBreakfasts,
];
