/** The grocery categories, in the order of a walk through a shop. */
export const AISLES = ['produce', 'meat', 'dairy', 'pantry', 'beverages', 'snacks', 'other'] as const;

export type Aisle = (typeof AISLES)[number];

/** The 14 that a label has to name in the European Union (Regulation 1169/2011, annex II). */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;

export type Allergen = (typeof ALLERGENS)[number];

/** The ways to eat that follow from what is in a dish; the other dietary tags follow from its numbers. */
export const INGREDIENT_DIETS = ['vegan', 'vegetarian', 'gluten-free', 'paleo'] as const;

export type IngredientDiet = (typeof INGREDIENT_DIETS)[number];

/** Energy in kcal, sodium in mg, all else in grams. Carbs include fiber, as in the tables that they come from. */
export interface Nutrients {
  kcal: number;
  protein: number;
  carbs: number;
  fat: number;
  fibre: number;
  sugar: number;
  sodium: number;
}

export const NUTRIENTS = ['kcal', 'protein', 'carbs', 'fat', 'fibre', 'sugar', 'sodium'] as const;

export interface Food {
  id: string;
  name: string;
  aliases: string[];
  /** Where the figures were looked up: a number of the USDA's Standard Reference, or how they were composed. */
  source: string;
  per100g: Nutrients;
  /** Grams per milliliter as a cook measures it; null where measuring by volume makes no sense. */
  density: number | null;
  /** Grams of one: `pc`, `clove`, `can` and so on. */
  weights: ReadonlyMap<string, number>;
  aisle: Aisle;
  allergens: Allergen[];
  excludes: IngredientDiet[];
  /** The word under which it counts as a main ingredient; null for what seasons, binds or sweetens. */
  main: string | null;
  /** It is in every kitchen, so no one plans a shopping list around it. */
  isStaple: boolean;
}
