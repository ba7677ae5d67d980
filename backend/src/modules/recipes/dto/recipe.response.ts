import { ApiProperty, ApiPropertyOptional, IntersectionType, PartialType } from '@nestjs/swagger';
import {
  ALLERGENS,
  type Allergen,
  DIETARY_TAGS,
  type DietaryTag,
  UNITS,
  type Unit,
} from '../../foods/index.js';
import { MEAL_TYPES, type MealType } from '../recipe.entity.js';

/** The shapes of what recipe-json.ts has the database write. */
export class RecipeIngredientResponse {
  @ApiProperty({ type: Number, nullable: true, description: 'For all servings; null where none is given' })
  amount: number | null;

  @ApiProperty({ enum: UNITS, nullable: true })
  unit: Unit | null;

  @ApiProperty()
  name: string;

  @ApiProperty({ type: String, nullable: true, description: 'How it is prepared' })
  note: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'In the food table; null where it was not understood',
  })
  foodId: string | null;

  @ApiProperty({ type: Number, nullable: true })
  grams: number | null;
}

export class RecipePictureResponse {
  @ApiProperty({ description: 'Prefix of `/{width}.avif` and `/{width}.webp`' })
  base: string;

  @ApiProperty({
    type: 'array',
    items: { type: 'integer' },
    description: 'In ascending order: 320, 640, and 1280, or up to its own width',
  })
  widths: number[];

  @ApiProperty({ type: 'integer', description: 'The height of the widest' })
  height: number;
}

export class RecipeCardResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  description: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Its picture as the widest JPEG available; null means show a placeholder',
  })
  imageUrl: string | null;

  @ApiProperty({
    type: RecipePictureResponse,
    nullable: true,
    description: 'The same picture in all its widths',
  })
  picture: RecipePictureResponse | null;

  @ApiProperty({ enum: MEAL_TYPES, isArray: true })
  mealTypes: MealType[];

  @ApiProperty({ enum: DIETARY_TAGS, isArray: true })
  dietaryTags: DietaryTag[];

  @ApiProperty({ type: [String] })
  mainIngredientTags: string[];

  @ApiProperty({
    enum: ALLERGENS,
    isArray: true,
    nullable: true,
    description: 'Null where not every ingredient is known: then it may contain any',
  })
  allergens: Allergen[] | null;

  @ApiProperty({ type: String, nullable: true })
  cuisine: string | null;

  @ApiProperty()
  prepTimeMinutes: number;

  @ApiProperty()
  cookTimeMinutes: number;

  @ApiProperty({ description: 'How many servings the ingredients are for' })
  servings: number;

  @ApiProperty({ description: 'Per serving, like all of its numbers' })
  caloriesKcal: number;

  @ApiProperty()
  proteinGrams: number;

  @ApiProperty({ description: 'Including fiber' })
  carbsGrams: number;

  @ApiProperty()
  fatGrams: number;

  @ApiProperty({
    enum: ['computed', 'entered'],
    description: 'Computed from its ingredients and the food table, or entered by a person',
  })
  nutritionSource: 'computed' | 'entered';

  @ApiProperty({
    description: 'Whether it is in the library; otherwise only its owner and their customers see it',
  })
  isApproved: boolean;

  @ApiProperty({ description: 'Whether it is your own' })
  isOwn: boolean;

  @ApiProperty({ type: Number, nullable: true, description: 'Null until someone rates it' })
  averageRating: number | null;

  @ApiProperty({ type: 'integer' })
  totalRatings: number;

  @ApiProperty({ description: 'Whether it is one of your favorites' })
  isFavorited: boolean;
}

/** What only the recipe's own page shows. */
class RecipeDetails {
  @ApiProperty({ type: Number, nullable: true })
  fibreGrams: number | null;

  @ApiProperty({ type: Number, nullable: true })
  sugarGrams: number | null;

  @ApiProperty({ type: Number, nullable: true })
  sodiumMg: number | null;

  @ApiProperty({ type: [RecipeIngredientResponse] })
  ingredientsJson: RecipeIngredientResponse[];

  @ApiProperty({ description: 'One step per line' })
  instructionsText: string;

  @ApiProperty({ type: String, nullable: true })
  sourceReference: string | null;

  @ApiProperty({
    description: "Generated plans may use it: any of the library's, and its owner's where they allow it",
  })
  isForPlans: boolean;

  @ApiProperty({
    description: 'Whether its owner has offered it to the library and no admin has decided yet',
  })
  isOffered: boolean;

  @ApiProperty({ format: 'date-time' })
  creationTimestamp: string;

  @ApiProperty({ format: 'date-time' })
  lastUpdatedTimestamp: string;
}

export class RecipeResponse extends IntersectionType(RecipeCardResponse, RecipeDetails) {}

/** With `view=card`, the details are left out. */
class ListedRecipeResponse extends IntersectionType(RecipeCardResponse, PartialType(RecipeDetails)) {
  @ApiPropertyOptional({ type: String, nullable: true, description: 'For admins: the trainer who wrote it' })
  ownerEmail?: string | null;
}

class UnderstoodResponse {
  @ApiProperty({ example: 'without milk' })
  label: string;

  @ApiProperty({ description: 'What `search` would be without this rule' })
  rest: string;
}

export class RecipesResponse {
  @ApiProperty({ type: [ListedRecipeResponse] })
  recipes: ListedRecipeResponse[];

  @ApiProperty({ type: 'integer', description: 'Across all pages' })
  total: number;

  @ApiProperty({ type: [UnderstoodResponse], description: 'How `search` was understood, rules first' })
  understood: UnderstoodResponse[];
}
