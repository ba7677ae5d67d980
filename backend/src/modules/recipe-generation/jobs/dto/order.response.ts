import { Choice, ListOf, Maybe, Text, WholeNumber } from '../../../../platform/http/answers.js';
import { ALLERGENS, type Allergen, DIETARY_TAGS, type DietaryTag } from '../../../foods/index.js';
import { FITNESS_GOALS, type FitnessGoal } from '../../../plan-model/index.js';
import { MEAL_TYPES, type MealType } from '../../../recipes/index.js';
import type { GenerationOrder } from '../../proposals/order.js';

/** The order of a job, with the names of the request. */
export class OrderResponse {
  @Maybe(Text()) naturalLanguagePrompt: string | null;
  @Maybe(Choice(FITNESS_GOALS)) fitnessGoal: FitnessGoal | null;
  @Maybe(WholeNumber()) targetCalories: number | null;
  @Maybe(Text()) mainIngredient: string | null;
  @Maybe(WholeNumber()) maxPrepTime: number | null;
  @Maybe(WholeNumber()) minCalories: number | null;
  @Maybe(WholeNumber()) maxCalories: number | null;
  @Maybe(WholeNumber()) minProtein: number | null;
  @Maybe(WholeNumber()) maxProtein: number | null;
  @Maybe(WholeNumber()) minCarbs: number | null;
  @Maybe(WholeNumber()) maxCarbs: number | null;
  @Maybe(WholeNumber()) minFat: number | null;
  @Maybe(WholeNumber()) maxFat: number | null;
  @Maybe(WholeNumber()) minFiber: number | null;
  @ListOf(Choice(DIETARY_TAGS)) dietaryRestrictions: DietaryTag[];
  @ListOf(Choice(MEAL_TYPES)) mealTypes: MealType[];
  @ListOf(Choice(ALLERGENS), 'What the words of the prompt leave out') excludedAllergens: Allergen[];
  @ListOf(Text(), 'Foods that they leave out') excludedFoods: string[];

  constructor({ prompt, dietaryTags, mealTypes, ...asked }: GenerationOrder) {
    this.naturalLanguagePrompt = prompt;
    this.fitnessGoal = asked.fitnessGoal;
    this.targetCalories = asked.targetCalories;
    this.mainIngredient = asked.mainIngredient;
    this.maxPrepTime = asked.maxPrepTime;
    this.minCalories = asked.minCalories;
    this.maxCalories = asked.maxCalories;
    this.minProtein = asked.minProtein;
    this.maxProtein = asked.maxProtein;
    this.minCarbs = asked.minCarbs;
    this.maxCarbs = asked.maxCarbs;
    this.minFat = asked.minFat;
    this.maxFat = asked.maxFat;
    this.minFiber = asked.minFiber;
    this.dietaryRestrictions = [...dietaryTags];
    this.mealTypes = [...mealTypes];
    this.excludedAllergens = [...asked.excludedAllergens];
    this.excludedFoods = [...asked.excludedFoods];
  }
}
