export type CardSize = 'small' | 'medium' | 'large';

export interface CardOptions {
  cardSize: CardSize;
  includeNutrition: boolean;
}

export type MealType = 'breakfast' | 'lunch' | 'dinner' | 'snack';

export interface CardIngredient {
  /** Null if the recipe only says "as needed". */
  amount: number | null;
  name: string;
  note: string | null;
  /** Writes this much of the ingredient as in a cookbook: "1¾ cans" "tomatoes". */
  write(amount: number): { amount: string; name: string };
}

/**
 * The content of a recipe card. Amounts are those of the whole recipe, and nutrients those of one serving.
 */
export interface CardContent {
  mealType: MealType;
  name: string;
  description: string;
  prepTimeMinutes: number;
  cookTimeMinutes: number;
  /** Older plans do not have it. */
  restTimeMinutes?: number;
  servings: number;
  caloriesKcal: number;
  proteinGrams: number;
  carbsGrams: number;
  fatGrams: number;
  ingredients: readonly CardIngredient[];
  /** One step per line. */
  instructionsText: string;
  /** The meals of the plan that use the recipe. Empty if the card is not about a single plan. */
  eaten: readonly { day: number; servings: number }[];
  /** The servings that the plan cooks at a time, one number for each time. */
  cooked: readonly number[];
  /** The servings of all that is cooked that no meal of the plan eats. */
  left: number;
}

interface CookedAmounts {
  servings: number;
  ingredients: readonly CardIngredient[];
}

/** Scales the ingredients to what the plan cooks each time, or leaves them whole if that differs. */
export function asCooked({ servings, ingredients, cooked }: CardContent): CookedAmounts {
  const [amount, ...others] = new Set(cooked);
  if (amount === undefined || others.length > 0) return { servings, ingredients };
  const share = amount / servings;
  return {
    servings: amount,
    ingredients: ingredients.map((one) => ({
      ...one,
      amount: one.amount === null ? null : one.amount * share,
    })),
  };
}
