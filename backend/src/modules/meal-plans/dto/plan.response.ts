import { ApiProperty, IntersectionType, PartialType } from '@nestjs/swagger';
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
  @ApiProperty({ description: 'kcal' })
  calories: number;

  @ApiProperty({ description: 'Grams, like the others' })
  protein: number;

  @ApiProperty({ description: 'Including fiber' })
  carbs: number;

  @ApiProperty()
  fat: number;
}

export class DailyTotalsResponse extends TotalsResponse {
  @ApiProperty({ type: 'integer' })
  day: number;
}

export class PlanNutritionResponse {
  @ApiProperty({ type: TotalsResponse })
  averageDaily: TotalsResponse;

  @ApiProperty({ type: [DailyTotalsResponse] })
  daily: DailyTotalsResponse[];

  constructor(plan: Plan) {
    this.averageDaily = averageDaily(plan);
    this.daily = dailyTotals(plan);
  }
}

export class PlanFactsResponse {
  @ApiProperty({ type: 'integer' })
  days: number;

  @ApiProperty({ type: 'integer' })
  mealsPerDay: number;

  @ApiProperty({ type: 'integer' })
  dailyCalorieTarget: number;

  @ApiProperty({ type: String, nullable: true })
  clientName: string | null;

  @ApiProperty({ enum: MEAL_TYPES, isArray: true, description: 'In the order they are eaten' })
  mealTypes: MealType[];

  @ApiProperty({ type: 'integer' })
  totalMeals: number;

  @ApiProperty({ type: TotalsResponse })
  averageDaily: TotalsResponse;
}

class PlanPictureResponse {
  @ApiProperty({ description: 'Prefix of `/{width}.avif` and `/{width}.webp`' })
  base: string;

  @ApiProperty({ type: 'array', items: { type: 'integer' } })
  widths: number[];

  @ApiProperty({ type: 'integer' })
  height: number;
}

/** Of a recipe what strangers see, too; its numbers are per serving. */
export class RecipeSummaryResponse {
  @ApiProperty()
  name: string;

  @ApiProperty()
  caloriesKcal: number;

  @ApiProperty()
  proteinGrams: number;

  @ApiProperty()
  carbsGrams: number;

  @ApiProperty()
  fatGrams: number;

  @ApiProperty()
  prepTimeMinutes: number;

  @ApiProperty()
  cookTimeMinutes: number;

  @ApiProperty({ description: 'How many servings the recipe makes' })
  servings: number;

  @ApiProperty({ enum: DIETARY_TAGS, isArray: true })
  dietaryTags: DietaryTag[];

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
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  description: string;

  @ApiProperty({ enum: MEAL_TYPES, isArray: true })
  mealTypes: MealType[];

  @ApiProperty({ enum: ALLERGENS, isArray: true, nullable: true })
  allergens: Allergen[] | null;

  @ApiProperty({ type: String, nullable: true })
  imageUrl: string | null;

  @ApiProperty({ type: PlanPictureResponse, nullable: true })
  picture: PlanPictureResponse | null;

  @ApiProperty({
    description: "Whether it was the trainer's own recipe, not the library's, when the plan was made",
  })
  isOwn: boolean;

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
  @ApiProperty({ type: 'integer', description: 'Counted from 1' })
  day: number;

  @ApiProperty({ type: 'integer', description: 'Counted from 1, in the order of the day' })
  mealNumber: number;

  @ApiProperty({ enum: MEAL_TYPES })
  mealType: MealType;

  @ApiProperty({ description: 'How many servings are eaten, 0.5 to 2' })
  servings: number;

  constructor(meal: PlanMeal) {
    this.day = meal.day;
    this.mealNumber = meal.mealNumber;
    this.mealType = meal.mealType;
    this.servings = meal.servings;
  }
}

export class MealResponse extends PortionResponse {
  @ApiProperty({ type: MealRecipeResponse })
  recipe: MealRecipeResponse;

  constructor(meal: PlanMeal, recipe: PlanRecipe) {
    super(meal);
    this.recipe = new MealRecipeResponse(recipe);
  }
}

/** What every answer says of a plan, or of a wish. */
export class PlanSummary {
  @ApiProperty()
  planName: string;

  @ApiProperty({ enum: FITNESS_GOALS })
  fitnessGoal: FitnessGoal;

  @ApiProperty()
  description: string;

  @ApiProperty({ type: 'integer' })
  dailyCalorieTarget: number;

  @ApiProperty({ type: String, nullable: true })
  clientName: string | null;

  @ApiProperty({ type: 'integer' })
  days: number;

  @ApiProperty({ type: 'integer' })
  mealsPerDay: number;
}

class PlanHeading extends PlanSummary {
  @ApiProperty({ format: 'uuid' })
  id: string;
}

class PlanContent {
  @ApiProperty({ format: 'date', description: 'The date of day 1' })
  startsOn: string;

  @ApiProperty({ type: String, nullable: true })
  generatedBy: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: TotalsResponse, description: 'Per day' })
  targets: TotalsResponse;

  @ApiProperty({ type: PlanRulesResponse })
  rules: PlanRulesResponse;

  @ApiProperty({ type: [MealResponse] })
  meals: MealResponse[];

  @ApiProperty({ type: MealPrepResponse, required: false })
  startOfWeekMealPrep?: MealPrepResponse;
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
