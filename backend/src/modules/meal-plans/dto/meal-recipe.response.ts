import {
  Amount,
  Choice,
  Id,
  ListOf,
  Maybe,
  Part,
  Text,
  WholeNumber,
  YesNo,
} from '../../../platform/http/answers.js';
import { ALLERGENS, type Allergen, DIETARY_TAGS, type DietaryTag } from '../../foods/index.js';
import { handsOnMinutesOf, type PlanRecipe, restMinutesOf, totalMinutesOf } from '../../plan-model/index.js';
import { drawingOfCopy, MEAL_TYPES, type MealType, SideResponse } from '../../recipes/index.js';

class PlanPictureResponse {
  @Text('Prefix of `/{width}.avif` and `/{width}.webp`') base: string;
  @ListOf(WholeNumber()) widths: number[];
  @WholeNumber() height: number;
}

/** The part of a recipe that visitors may see. Its numbers are per serving. */
export class RecipeSummaryResponse {
  @Text() name: string;
  @Amount() caloriesKcal: number;
  @Amount() proteinGrams: number;
  @Amount() carbsGrams: number;
  @Amount() fatGrams: number;
  @Amount() prepTimeMinutes: number;
  @Amount() cookTimeMinutes: number;
  @Amount('Chilling, marinating, and the like; 0 in older plans') restTimeMinutes: number;
  @Amount('Preparation, cooking, and resting') totalTimeMinutes: number;

  @Amount('Preparation and the part of cooking that needs a cook; both of them in older plans')
  handsOnMinutes: number;

  @Amount('How many servings the recipe makes') servings: number;
  @ListOf(Choice(DIETARY_TAGS)) dietaryTags: DietaryTag[];
  @Maybe(Text()) imageUrl: string | null;
  @Maybe(Part(PlanPictureResponse)) picture: PlanPictureResponse | null;
  @Text('What `/api/drawings/{drawing}.svg` draws for it where it has no picture') drawing: string;

  constructor(recipe: PlanRecipe) {
    this.name = recipe.name;
    this.caloriesKcal = recipe.caloriesKcal;
    this.proteinGrams = recipe.proteinGrams;
    this.carbsGrams = recipe.carbsGrams;
    this.fatGrams = recipe.fatGrams;
    this.prepTimeMinutes = recipe.prepTimeMinutes;
    this.cookTimeMinutes = recipe.cookTimeMinutes;
    this.restTimeMinutes = restMinutesOf(recipe);
    this.totalTimeMinutes = totalMinutesOf(recipe);
    this.handsOnMinutes = handsOnMinutesOf(recipe);
    this.servings = recipe.servings;
    this.dietaryTags = recipe.dietaryTags;
    const { picture } = recipe;
    const base = picture && `/api/pictures/${picture.key}`;
    this.imageUrl = picture && `${base}/${picture.widths.at(-1)}.jpg`;
    this.picture = picture && base ? { base, widths: picture.widths, height: picture.height } : null;
    this.drawing = drawingOfCopy(recipe);
  }
}

/** A recipe as the plan contains it. */
export class MealRecipeResponse extends RecipeSummaryResponse {
  @Id() id: string;
  @Text() description: string;
  @ListOf(Choice(MEAL_TYPES)) mealTypes: MealType[];
  @Maybe(ListOf(Choice(ALLERGENS))) allergens: Allergen[] | null;
  @Maybe(Part(SideResponse, 'How it is eaten beside a dish; null for a dish')) side: SideResponse | null;
  @YesNo("Whether it was the trainer's own recipe, not the library's, when the plan was made") isOwn: boolean;

  constructor(recipe: PlanRecipe) {
    super(recipe);
    this.isOwn = recipe.isOwn ?? false;
    this.id = recipe.id;
    this.description = recipe.description;
    this.mealTypes = recipe.mealTypes;
    this.allergens = recipe.allergens;
    this.side = recipe.side ? new SideResponse(recipe.side) : null;
  }
}
