import { IntersectionType, PartialType } from '@nestjs/swagger';
import {
  Amount,
  Choice,
  Id,
  ListOf,
  Maybe,
  Moment,
  Part,
  Sometimes,
  Text,
  WholeNumber,
  YesNo,
} from '../../../platform/http/answers.js';
import { ALLERGENS, type Allergen, DIETARY_TAGS, type DietaryTag } from '../../foods/index.js';
import { MEAL_TYPES, type MealType } from '../recipe.entity.js';
import { RECIPE_MAKERS, type RecipeMaker } from '../recipe-origin.js';
import { RecipeIngredientResponse, RecipePictureResponse } from './recipe-parts.response.js';
import { SideResponse } from './side.response.js';

/** Describes the JSON that recipe-json.sql.ts lets the database write, as recipe-parts.response.ts does. */
export class RecipeCardResponse {
  @Id() id: string;
  @Text() name: string;
  @Text() description: string;

  @Maybe(Text('Its picture as the widest JPEG available; null means show its drawing'))
  imageUrl: string | null;

  @Maybe(Part(RecipePictureResponse, 'The same picture in all its widths'))
  picture: RecipePictureResponse | null;
  @Text('What `/api/drawings/{drawing}.svg` draws for it') drawing: string;
  @ListOf(Choice(MEAL_TYPES)) mealTypes: MealType[];
  @ListOf(Choice(DIETARY_TAGS)) dietaryTags: DietaryTag[];
  @ListOf(Text()) mainIngredientTags: string[];

  @Maybe(
    ListOf(Choice(ALLERGENS), 'Null if not every ingredient is known, because it may contain any of them'),
  )
  allergens: Allergen[] | null;

  @Maybe(Text()) cuisine: string | null;
  @Amount() prepTimeMinutes: number;
  @Amount() cookTimeMinutes: number;
  @Amount('Chilling, marinating, and the like, when nobody is needed') restTimeMinutes: number;
  @Amount('Preparation, cooking, and resting') totalTimeMinutes: number;

  @Amount('Preparation and the part of cooking that needs a cook, as read from the steps')
  handsOnMinutes: number;

  @Amount('How many servings the ingredients are for') servings: number;
  @Amount('Per serving, like all of its numbers') caloriesKcal: number;
  @Amount() proteinGrams: number;
  @Amount('Including fiber') carbsGrams: number;
  @Amount() fatGrams: number;

  @Choice(['computed', 'entered'], 'Computed from its ingredients and the food table, or entered by a person')
  nutritionSource: 'computed' | 'entered';

  @Maybe(Part(SideResponse, 'How it is eaten beside a dish; null for a dish')) side: SideResponse | null;

  @YesNo('Whether it is in the library; otherwise only its owner and their customers see it')
  isApproved: boolean;

  @YesNo('Whether it is your own') isOwn: boolean;
  @Maybe(Amount('Null until someone rates it')) averageRating: number | null;
  @WholeNumber() totalRatings: number;
  @YesNo('Whether it is one of your favorites') isFavorited: boolean;
}

/** Fields that only the recipe's own page shows. */
class RecipeDetails {
  @Maybe(Amount()) fibreGrams: number | null;
  @Maybe(Amount()) sugarGrams: number | null;
  @Maybe(Amount()) sodiumMg: number | null;
  @ListOf(Part(RecipeIngredientResponse)) ingredientsJson: RecipeIngredientResponse[];
  @Text('One step per line') instructionsText: string;
  @Maybe(Text()) sourceReference: string | null;

  @YesNo("Generated plans may use it: all of the library's, and a trainer's own if the trainer allows it")
  isForPlans: boolean;

  @YesNo('Whether its owner has offered it to the library and no admin has decided yet') isOffered: boolean;
  @Moment() creationTimestamp: string;
  @Moment() lastUpdatedTimestamp: string;
}

export class RecipeResponse extends IntersectionType(RecipeCardResponse, RecipeDetails) {}

/** With `view=card`, these details are omitted. */
class ListedRecipeResponse extends IntersectionType(RecipeCardResponse, PartialType(RecipeDetails)) {
  @Sometimes(Maybe(Text('For admins: the trainer who wrote it'))) ownerEmail?: string | null;
  @Sometimes(Maybe(Choice(RECIPE_MAKERS, 'For admins: what made it; null for what a person wrote')))
  madeBy?: RecipeMaker | null;
}

class UnderstoodResponse {
  @Text({ example: 'without milk' }) label: string;
  @Text('What `search` would be without this rule') rest: string;
}

export class RecipesResponse {
  @ListOf(Part(ListedRecipeResponse)) recipes: ListedRecipeResponse[];
  @WholeNumber('Across all pages') total: number;

  @ListOf(Part(UnderstoodResponse), 'How `search` was understood, rules first')
  understood: UnderstoodResponse[];
}
