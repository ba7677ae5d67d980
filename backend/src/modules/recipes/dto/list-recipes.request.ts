import {
  BoundField,
  ChoiceField,
  ChoicesField,
  CountField,
  FlagField,
  TextField,
  WordsField,
} from '../../../platform/http/fields.js';
import { ALLERGENS, type Allergen, DIETARY_TAGS, type DietaryTag } from '../../foods/index.js';
import { MEAL_TYPES, type MealType } from '../recipe.entity.js';
import type { RecipeFilter } from '../recipe-filters.js';
import { type RecipePage, type RecipeSort, SORTS } from '../recipe-page.js';

/** Each one is searched in the words of all recipes. */
const MAX_EXCLUDED_FOODS = 10;

const VIEWS = ['full', 'card'] as const;

export class ListRecipesRequest {
  @TextField({
    max: 100,
    optional: true,
    description:
      'Words in the name, ingredients, or description, and rules such as "without milk" or "under 400 kcal"; tolerates typos',
  })
  search?: string;

  @ChoicesField(MEAL_TYPES, { optional: true, description: 'Recipes for any of these meals' })
  mealType?: MealType[];

  @ChoicesField(DIETARY_TAGS, { optional: true, description: 'Recipes with all of these tags' })
  dietaryTag?: DietaryTag[];

  @ChoicesField(ALLERGENS, {
    optional: true,
    description: 'Recipes with none of these allergens, as far as known',
  })
  excludedAllergens?: Allergen[];

  @WordsField({
    most: MAX_EXCLUDED_FOODS,
    max: 40,
    inQuery: true,
    optional: true,
    description: 'Names of foods that must not be among the ingredients',
  })
  excludedFoods?: string[];

  @BoundField({ max: 10_000, description: 'Minutes of preparation, without cooking and resting' })
  maxPrepTime?: number;

  @BoundField({ max: 100_000, description: 'kcal per serving; all numbers below are per serving' })
  maxCalories?: number;

  @BoundField({ max: 999, description: 'Grams' }) minProtein?: number;
  @BoundField({ max: 999, description: 'Grams' }) maxProtein?: number;
  @BoundField({ max: 999, description: 'Grams' }) minCarbs?: number;
  @BoundField({ max: 999, description: 'Grams' }) maxCarbs?: number;
  @BoundField({ max: 999, description: 'Grams' }) minFat?: number;
  @BoundField({ max: 999, description: 'Grams' }) maxFat?: number;

  @FlagField({ description: 'Only sides, or only dishes' }) side?: boolean;

  @FlagField({ description: "Only the library's recipes, or only those that are not in it" })
  approved?: boolean;

  @ChoiceField(SORTS, {
    optional: true,
    description: 'By default, relevance when searching, otherwise newest first',
  })
  sort?: RecipeSort;

  @CountField({ min: 1, max: 1_000_000, fallback: 1 }) page: number = 1;
  @CountField({ min: 1, max: 100, fallback: 12 }) limit: number = 12;

  @ChoiceField(VIEWS, { optional: true, description: '`card` leaves out ingredients and instructions' })
  view?: (typeof VIEWS)[number];

  get filter(): RecipeFilter {
    return {
      ...this,
      mealTypes: this.mealType ?? [],
      dietaryTags: this.dietaryTag ?? [],
      excludedAllergens: this.excludedAllergens ?? [],
      excludedFoods: this.excludedFoods ?? [],
    };
  }

  get wantedPage(): RecipePage {
    return { sort: this.sort ?? 'relevance', page: this.page, limit: this.limit, view: this.view ?? 'full' };
  }
}
