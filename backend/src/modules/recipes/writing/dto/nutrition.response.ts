import { ApiProperty } from '@nestjs/swagger';
import {
  ALLERGENS,
  type Allergen,
  allergensOf,
  DIETARY_TAGS,
  type DietaryTag,
  type Food,
  type IngredientLine,
  type Nutrients,
  nutritionOf,
  rounded,
  tagsOf,
  UNITS,
  type Unit,
} from '../../../foods/index.js';
import { keptGrams } from '../computed-nutrition.js';
import type { ReadIngredients } from '../written-recipe.js';

const STATES = ['understood', 'uncounted', 'unclear', 'leftOut'] as const;

class SuggestedFoodResponse {
  @ApiProperty()
  id: string;

  @ApiProperty()
  name: string;

  constructor({ id, name }: Food) {
    this.id = id;
    this.name = name;
  }
}

class IngredientLineResponse {
  @ApiProperty({ description: 'The line as it was sent' })
  text: string;

  @ApiProperty({
    enum: STATES,
    description:
      '`uncounted`: a staple without an amount; `leftOut`: not in our table, and the line ends with “not counted”',
  })
  state: (typeof STATES)[number];

  @ApiProperty({ type: Number, nullable: true })
  amount: number | null;

  @ApiProperty({ enum: UNITS, nullable: true })
  unit: Unit | null;

  @ApiProperty()
  name: string;

  @ApiProperty({ type: String, nullable: true, description: 'How it is prepared' })
  note: string | null;

  @ApiProperty({ type: String, nullable: true })
  foodId: string | null;

  @ApiProperty({ type: Number, nullable: true })
  grams: number | null;

  @ApiProperty({ type: String, nullable: true, description: 'What is unclear about the line' })
  problem: string | null;

  @ApiProperty({ type: [SuggestedFoodResponse] })
  suggestions: SuggestedFoodResponse[];

  constructor(line: IngredientLine) {
    this.text = line.text;
    this.state = line.state;
    this.amount = line.amount;
    this.unit = line.unit;
    this.name = line.name;
    this.note = line.note;
    this.foodId = 'food' in line ? line.food.id : null;
    this.grams = line.state === 'understood' ? keptGrams(line.grams) : null;
    this.problem = line.state === 'unclear' ? line.problem : null;
    this.suggestions =
      line.state === 'unclear' ? line.suggestions.map((food) => new SuggestedFoodResponse(food)) : [];
  }
}

class PerServingResponse {
  @ApiProperty()
  caloriesKcal: number;

  @ApiProperty()
  proteinGrams: number;

  @ApiProperty({ description: 'Including fiber' })
  carbsGrams: number;

  @ApiProperty()
  fatGrams: number;

  @ApiProperty()
  fibreGrams: number;

  @ApiProperty()
  sugarGrams: number;

  @ApiProperty()
  sodiumMg: number;

  constructor(nutrients: Nutrients) {
    this.caloriesKcal = nutrients.kcal;
    this.proteinGrams = nutrients.protein;
    this.carbsGrams = nutrients.carbs;
    this.fatGrams = nutrients.fat;
    this.fibreGrams = nutrients.fibre;
    this.sugarGrams = nutrients.sugar;
    this.sodiumMg = nutrients.sodium;
  }
}

export class NutritionResponse {
  @ApiProperty({ type: [IngredientLineResponse] })
  lines: IngredientLineResponse[];

  @ApiProperty({ type: PerServingResponse, description: 'Totals of the lines that were understood' })
  perServing: PerServingResponse;

  @ApiProperty({
    enum: DIETARY_TAGS,
    isArray: true,
    nullable: true,
    description: 'Null while a line is unclear or left out, as are the allergens',
  })
  dietaryTags: DietaryTag[] | null;

  @ApiProperty({ enum: ALLERGENS, isArray: true, nullable: true })
  allergens: Allergen[] | null;

  @ApiProperty({ description: 'Whether every line was understood; some may be left out' })
  isComplete: boolean;

  constructor({ lines, portions, isComplete, isWhole }: ReadIngredients, servings: number) {
    const perServing = rounded(nutritionOf(portions, servings));
    this.lines = lines.map((line) => new IngredientLineResponse(line));
    this.perServing = new PerServingResponse(perServing);
    this.dietaryTags = isWhole ? tagsOf(portions, perServing) : null;
    this.allergens = isWhole ? allergensOf(portions) : null;
    this.isComplete = isComplete;
  }
}
