import { IntersectionType, PartialType } from '@nestjs/swagger';
import {
  Amount,
  Choice,
  Day,
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
import {
  averageDaily,
  dailyTotals,
  FITNESS_GOALS,
  type FitnessGoal,
  factsOf,
  type Plan,
  type PlanFacts,
  type PlanMeal,
  type PlanRecipe,
  recipeOf,
  recipesById,
} from '../../plan-model/index.js';
import { MEAL_TYPES, type MealType } from '../../recipes/index.js';
import { MealPrepResponse } from './meal-prep.response.js';
import { PlanRulesResponse } from './plan-rules.response.js';

export class TotalsResponse {
  @Amount('kcal') calories: number;
  @Amount('Grams, like the others') protein: number;
  @Amount('Including fiber') carbs: number;
  @Amount() fat: number;
}

export class DailyTotalsResponse extends TotalsResponse {
  @WholeNumber() day: number;
}

export class PlanNutritionResponse {
  @Part(TotalsResponse) averageDaily: TotalsResponse;
  @ListOf(Part(DailyTotalsResponse)) daily: DailyTotalsResponse[];

  constructor(plan: Plan) {
    this.averageDaily = averageDaily(plan);
    this.daily = dailyTotals(plan);
  }
}

export class PlanFactsResponse {
  @WholeNumber() days: number;
  @WholeNumber() mealsPerDay: number;
  @WholeNumber() dailyCalorieTarget: number;
  @Maybe(Text()) clientName: string | null;
  @ListOf(Choice(MEAL_TYPES), 'In the order they are eaten') mealTypes: MealType[];
  @WholeNumber() totalMeals: number;
  @Part(TotalsResponse) averageDaily: TotalsResponse;
}

class PlanPictureResponse {
  @Text('Prefix of `/{width}.avif` and `/{width}.webp`') base: string;
  @ListOf(WholeNumber()) widths: number[];
  @WholeNumber() height: number;
}

/** Of a recipe what strangers see, too; its numbers are per serving. */
export class RecipeSummaryResponse {
  @Text() name: string;
  @Amount() caloriesKcal: number;
  @Amount() proteinGrams: number;
  @Amount() carbsGrams: number;
  @Amount() fatGrams: number;
  @Amount() prepTimeMinutes: number;
  @Amount() cookTimeMinutes: number;
  @Amount('How many servings the recipe makes') servings: number;
  @ListOf(Choice(DIETARY_TAGS)) dietaryTags: DietaryTag[];

  constructor(recipe: PlanRecipe) {
    this.name = recipe.name;
    this.caloriesKcal = recipe.caloriesKcal;
    this.proteinGrams = recipe.proteinGrams;
    this.carbsGrams = recipe.carbsGrams;
    this.fatGrams = recipe.fatGrams;
    this.prepTimeMinutes = recipe.prepTimeMinutes;
    this.cookTimeMinutes = recipe.cookTimeMinutes;
    this.servings = recipe.servings;
    this.dietaryTags = recipe.dietaryTags;
  }
}

/** A recipe as the plan holds it. */
export class MealRecipeResponse extends RecipeSummaryResponse {
  @Id() id: string;
  @Text() description: string;
  @ListOf(Choice(MEAL_TYPES)) mealTypes: MealType[];
  @Maybe(ListOf(Choice(ALLERGENS))) allergens: Allergen[] | null;
  @Maybe(Text()) imageUrl: string | null;
  @Maybe(Part(PlanPictureResponse)) picture: PlanPictureResponse | null;
  @YesNo("Whether it was the trainer's own recipe, not the library's, when the plan was made") isOwn: boolean;

  constructor(recipe: PlanRecipe) {
    super(recipe);
    const { picture } = recipe;
    this.isOwn = recipe.isOwn ?? false;
    this.id = recipe.id;
    this.description = recipe.description;
    this.mealTypes = recipe.mealTypes;
    this.allergens = recipe.allergens;
    const base = picture && `/api/pictures/${picture.key}`;
    this.imageUrl = picture && `${base}/${picture.widths.at(-1)}.jpg`;
    this.picture = picture && base ? { base, widths: picture.widths, height: picture.height } : null;
  }
}

/** When and how much of something is eaten. */
export class PortionResponse {
  @WholeNumber('Counted from 1') day: number;
  @WholeNumber('Counted from 1, in the order of the day') mealNumber: number;
  @Choice(MEAL_TYPES) mealType: MealType;
  @Amount('How many servings are eaten, 0.5 to 2') servings: number;

  constructor(meal: PlanMeal) {
    this.day = meal.day;
    this.mealNumber = meal.mealNumber;
    this.mealType = meal.mealType;
    this.servings = meal.servings;
  }
}

export class MealResponse extends PortionResponse {
  @Part(MealRecipeResponse) recipe: MealRecipeResponse;

  constructor(meal: PlanMeal, recipe: PlanRecipe) {
    super(meal);
    this.recipe = new MealRecipeResponse(recipe);
  }
}

/** What every answer says of a plan, or of a wish. */
export class PlanSummary {
  @Text() planName: string;
  @Choice(FITNESS_GOALS) fitnessGoal: FitnessGoal;
  @Text() description: string;
  @WholeNumber() dailyCalorieTarget: number;
  @Maybe(Text()) clientName: string | null;
  @WholeNumber() days: number;
  @WholeNumber() mealsPerDay: number;
}

class PlanHeading extends PlanSummary {
  @Id() id: string;
}

class PlanContent {
  @Day('The date of day 1') startsOn: string;
  @Maybe(Text()) generatedBy: string | null;
  @Moment() createdAt: string;
  @Part(TotalsResponse, 'Per day') targets: TotalsResponse;
  @Part(PlanRulesResponse) rules: PlanRulesResponse;
  @ListOf(Part(MealResponse)) meals: MealResponse[];
  @Sometimes(Part(MealPrepResponse)) startOfWeekMealPrep?: MealPrepResponse;
}

/** A plan as it is sent, and may be sent back. */
export class MealPlanResponse extends IntersectionType(PlanHeading, PlanContent) {
  constructor(id: string, plan: Plan) {
    super();
    Object.assign(this, headingOf({ ...plan, id, facts: factsOf(plan) }));
    this.startsOn = plan.startsOn;
    this.generatedBy = plan.generatedBy;
    this.createdAt = plan.createdAt;
    this.targets = plan.targets;
    this.rules = plan.rules;
    this.meals = mealsOf(plan);
    if (plan.startOfWeekMealPrep) this.startOfWeekMealPrep = plan.startOfWeekMealPrep;
  }
}

interface ListedPlan {
  id: string;
  planName: string;
  fitnessGoal: string;
  description: string;
  facts: PlanFacts;
  /** Null where only its heading was asked for. */
  plan: Plan | null;
}

/** A plan in a list: whole, or its heading. */
export class ListedMealPlanResponse extends IntersectionType(PlanHeading, PartialType(PlanContent)) {
  constructor(listed: ListedPlan) {
    super();
    Object.assign(this, listed.plan ? new MealPlanResponse(listed.id, listed.plan) : headingOf(listed));
  }
}

const headingOf = ({ id, planName, fitnessGoal, description, facts }: Omit<ListedPlan, 'plan'>) => ({
  id,
  planName,
  fitnessGoal,
  description,
  dailyCalorieTarget: facts.dailyCalorieTarget,
  clientName: facts.clientName,
  days: facts.days,
  mealsPerDay: facts.mealsPerDay,
});

function mealsOf(plan: Plan): MealResponse[] {
  const recipes = recipesById(plan);
  return plan.meals.map((meal) => new MealResponse(meal, recipeOf(meal, recipes)));
}
