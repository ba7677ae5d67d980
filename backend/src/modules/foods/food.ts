/** The grocery categories in the order of a walk through a shop. */
export const AISLES = ['produce', 'meat', 'dairy', 'pantry', 'beverages', 'snacks', 'other'] as const;

export type Aisle = (typeof AISLES)[number];

/** The 14 allergens that labels in the European Union must name (Regulation 1169/2011, annex II). */
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

/** The diets that follow from the ingredients of a dish. Other dietary tags follow from its numbers. */
export const INGREDIENT_DIETS = ['vegan', 'vegetarian', 'gluten-free', 'paleo'] as const;

export type IngredientDiet = (typeof INGREDIENT_DIETS)[number];

/** Energy is in kcal, sodium in mg, and everything else in grams. Carbs include fiber, as in the source tables. */
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
  /** The source of the numbers: an ID in the USDA's Standard Reference, or how they were composed. */
  source: string;
  per100g: Nutrients;
  /** Grams per milliliter as a cook measures it, or null if measuring by volume makes no sense. */
  density: number | null;
  /** Grams of one piece by household unit: `pc`, `clove`, `can`, and so on. */
  weights: ReadonlyMap<string, number>;
  aisle: Aisle;
  allergens: Allergen[];
  excludes: IngredientDiet[];
  /** The word under which it counts as a main ingredient, or null for what seasons, binds, or sweetens. */
  main: string | null;
  /** Whether every kitchen has it, so that nobody plans their shopping around it. */
  isStaple: boolean;
  /** Whether it is a staple of which a recipe need not say how much, such as salt. */
  isToTaste: boolean;
}
