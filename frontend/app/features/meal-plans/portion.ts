import type { Totals } from './plan-words';

/** A recipe's numbers per serving, as the API names them. */
type PerServing = { caloriesKcal: number; proteinGrams: number; carbsGrams: number; fatGrams: number };

/** The numbers of a portion in servings. Values are rounded only for display. */
export const eatenWith = (recipe: PerServing, servings: number): Totals => ({
  calories: recipe.caloriesKcal * servings,
  protein: recipe.proteinGrams * servings,
  carbs: recipe.carbsGrams * servings,
  fat: recipe.fatGrams * servings,
});

export const rounded = ({ calories, protein, carbs, fat }: Totals): Totals => ({
  calories: Math.round(calories),
  protein: Math.round(protein),
  carbs: Math.round(carbs),
  fat: Math.round(fat),
});
