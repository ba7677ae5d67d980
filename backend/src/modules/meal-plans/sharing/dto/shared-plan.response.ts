import { ApiProperty } from '@nestjs/swagger';
import { DIETARY_TAGS, type DietaryTag } from '../../../foods/index.js';
import { MEAL_TYPES, type MealType } from '../../../recipes/index.js';
import { PlanNutritionResponse } from '../../dto/plan.response.js';
import { FITNESS_GOALS, type FitnessGoal, type Plan, type PlanMeal, type PlanRecipe } from '../../plan.js';
import { recipeOf, recipesById } from '../../plan-facts.js';
import type { FoundLink } from '../shared-plan-reader.js';

/** Of a recipe what strangers see; its numbers are per serving. */
class SharedRecipeResponse {
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

  @ApiProperty({ description: 'How many it makes' })
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

class SharedMealResponse {
  @ApiProperty({ type: 'integer', description: 'From 1' })
  day: number;

  @ApiProperty({ type: 'integer', description: 'From 1, in the order of the day' })
  mealNumber: number;

  @ApiProperty({ enum: MEAL_TYPES })
  mealType: MealType;

  @ApiProperty({ description: 'The portion: how much of one serving is eaten, 0.5 to 2' })
  servings: number;

  @ApiProperty({ type: SharedRecipeResponse })
  recipe: SharedRecipeResponse;

  constructor(meal: PlanMeal, recipe: PlanRecipe) {
    this.day = meal.day;
    this.mealNumber = meal.mealNumber;
    this.mealType = meal.mealType;
    this.servings = meal.servings;
    this.recipe = new SharedRecipeResponse(recipe);
  }
}

/**
 * A plan as strangers see it. Targets and rules stay out: what somebody must not eat is nobody else's business. So do ids,
 * which lead nowhere for whoever is not signed in.
 */
class SharedMealPlanResponse {
  @ApiProperty()
  planName: string;

  @ApiProperty({ enum: FITNESS_GOALS })
  fitnessGoal: FitnessGoal;

  @ApiProperty()
  description: string;

  @ApiProperty({ type: 'integer' })
  dailyCalorieTarget: number;

  @ApiProperty({ type: String, nullable: true, description: 'Only if its owner has it shown' })
  clientName: string | null;

  @ApiProperty({ type: 'integer' })
  days: number;

  @ApiProperty({ type: 'integer' })
  mealsPerDay: number;

  @ApiProperty({ type: PlanNutritionResponse })
  nutrition: PlanNutritionResponse;

  @ApiProperty({ type: [SharedMealResponse] })
  meals: SharedMealResponse[];

  constructor(plan: Plan, showsClient: boolean) {
    this.planName = plan.planName;
    this.fitnessGoal = plan.fitnessGoal;
    this.description = plan.description;
    this.dailyCalorieTarget = plan.targets.calories;
    this.clientName = showsClient ? plan.clientName : null;
    this.days = plan.days;
    this.mealsPerDay = plan.mealsPerDay;
    this.nutrition = new PlanNutritionResponse(plan);
    const recipes = recipesById(plan);
    this.meals = plan.meals.map((meal) => new SharedMealResponse(meal, recipeOf(meal, recipes)));
  }
}

class CreatorResponse {
  @ApiProperty({ type: String, nullable: true })
  name: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Always null: the address that somebody signs in with is not for strangers',
  })
  email: string | null;
}

/** What anybody with the link sees. */
export class SharedPlanResponse {
  @ApiProperty({ type: SharedMealPlanResponse })
  mealPlan: SharedMealPlanResponse;

  @ApiProperty({ type: CreatorResponse })
  createdBy: CreatorResponse;

  @ApiProperty({ type: 'integer' })
  viewCount: number;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Null: it never ends' })
  expiresAt: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Only if its owner has them shown' })
  notes: string | null;

  @ApiProperty({ type: [String] })
  tags: string[];

  constructor(link: FoundLink, plan: Plan) {
    this.mealPlan = new SharedMealPlanResponse(plan, link.showsClient);
    this.createdBy = { name: link.createdByName, email: null };
    this.viewCount = link.viewCount;
    this.createdAt = link.createdAt.toISOString();
    this.expiresAt = link.expiresAt?.toISOString() ?? null;
    this.notes = link.notes;
    this.tags = link.tags;
  }
}
