import { Amount, Choice, ListOf, Maybe, Part, Text, YesNo } from '../../../../platform/http/answers.js';
import {
  ALLERGENS,
  type Allergen,
  computeNutrition,
  DIETARY_TAGS,
  type DietaryTag,
  type Food,
  findAllergens,
  findTags,
  type IngredientLine,
  type Nutrients,
  rounded,
  UNITS,
  type Unit,
} from '../../../foods/index.js';
import { keptGrams } from '../computed-nutrition.js';
import type { ReadIngredients } from '../written-recipe.js';

const STATES = ['understood', 'uncounted', 'unclear', 'leftOut'] as const;

class SuggestedFoodResponse {
  @Text() id: string;
  @Text() name: string;

  constructor({ id, name }: Food) {
    this.id = id;
    this.name = name;
  }
}

class IngredientLineResponse {
  @Text('The line as it was sent') text: string;

  @Choice(
    STATES,
    '`uncounted`: a staple without an amount; `leftOut`: not in our table, and the line ends with “not counted”',
  )
  state: (typeof STATES)[number];

  @Maybe(Amount()) amount: number | null;
  @Maybe(Choice(UNITS)) unit: Unit | null;
  @Text() name: string;
  @Maybe(Text('How it is prepared')) note: string | null;
  @Maybe(Text()) foodId: string | null;
  @Maybe(Amount()) grams: number | null;
  @Maybe(Text('What is unclear about the line')) problem: string | null;
  @ListOf(Part(SuggestedFoodResponse)) suggestions: SuggestedFoodResponse[];

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
  @Amount() caloriesKcal: number;
  @Amount() proteinGrams: number;
  @Amount('Including fiber') carbsGrams: number;
  @Amount() fatGrams: number;
  @Amount() fibreGrams: number;
  @Amount() sugarGrams: number;
  @Amount() sodiumMg: number;

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
  @ListOf(Part(IngredientLineResponse)) lines: IngredientLineResponse[];
  @Part(PerServingResponse, 'Totals of the lines that were understood') perServing: PerServingResponse;

  @Maybe(ListOf(Choice(DIETARY_TAGS), 'Null while a line is unclear or left out, as are the allergens'))
  dietaryTags: DietaryTag[] | null;

  @Maybe(ListOf(Choice(ALLERGENS))) allergens: Allergen[] | null;
  @YesNo('Whether every line was understood; some may be left out') isComplete: boolean;

  constructor({ lines, portions, isComplete, isWhole }: ReadIngredients, servings: number) {
    const perServing = rounded(computeNutrition(portions, servings));
    this.lines = lines.map((line) => new IngredientLineResponse(line));
    this.perServing = new PerServingResponse(perServing);
    this.dietaryTags = isWhole ? findTags(portions, perServing) : null;
    this.allergens = isWhole ? findAllergens(portions) : null;
    this.isComplete = isComplete;
  }
}
