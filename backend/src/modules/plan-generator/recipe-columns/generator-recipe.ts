import type { Allergen, DietaryTag } from '../../foods/index.js';
import type { DishForm, MealType, RecipeSide } from '../../recipes/index.js';

/** The properties of a recipe that matter for the week in which it is cooked. Amounts are for one serving. */
export interface KitchenFacts {
  /** The number of servings that a whole recipe makes. */
  makes: number;
  handsOnMinutes: number;
  sodiumMg: number;
  /** Fruit and vegetables. */
  produceGrams: number;
  fruitPortions: number;
  /** Everything that is in it, as it is bought. */
  grams: number;
  /** The grams of each food of the table, by its ID. */
  foodGrams: Readonly<Record<string, number>>;
  /** For how many days it is good after it was cooked, or 0 if it is only good when it is made. */
  keptDays: number;
  /** The appearance of the dish on the table. */
  form: DishForm;
  /** Whether fruit, honey, and the like make it sweet, or it is a drink, so that no vegetables go beside it. */
  isSweet: boolean;
  /** Whether it is a salad, so that neither more vegetables nor warm starch goes beside it. */
  isSalad: boolean;
  /** Whether it has tofu, seitan, or the like in any amount. */
  hasMeatSubstitute: boolean;
  /** The rice, pasta, potatoes, bread, or the like that it has most of, or null if it has none. */
  starch: string | null;
  /** The meat, fish, eggs, beans, or the like that most of its protein is from, or null if it has little. */
  protein: string | null;
}

/** A recipe as the generator sees it. Energy is in kcal, and grams are per serving. */
export interface GeneratorRecipe {
  id: string;
  /** The trainer whose own recipe it is, in whose plans alone it may be used. Null for public recipes. */
  ownerId: string | null;
  kcal: number;
  protein: number;
  carbs: number;
  fat: number;
  /** Null if the recipe does not state it. */
  fiber: number | null;
  prepMinutes: number;
  totalMinutes: number;
  mealTypes: MealType[];
  dietaryTags: DietaryTag[];
  /** Null if an ingredient is unknown, because it may contain any allergen. */
  allergens: Allergen[] | null;
  cuisine: string | null;
  /** The heaviest ingredient comes first. */
  mainIngredientTags: string[];
  /** IDs of the food table, each once. */
  foodIds: string[];
  /** Lower-case names of ingredients that are not in the food table. */
  unknownIngredients: string[];
  kitchen: KitchenFacts;
  /** Its portions beside a dish, or null if it is a dish itself. */
  side: RecipeSide | null;
  averageRating: number | null;
  totalRatings: number;
}
