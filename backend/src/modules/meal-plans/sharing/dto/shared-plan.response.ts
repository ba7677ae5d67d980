import { ListOf, Maybe, Moment, Part, Text, WholeNumber } from '../../../../platform/http/answers.js';
import {
  type Cooking,
  cookingsOfMore,
  type Plan,
  type PlanMeal,
  type PlanRecipe,
  recipeOf,
  recipesById,
} from '../../../plan-model/index.js';
import { WholeMealResponse } from '../../dto/meal.response.js';
import { RecipeSummaryResponse } from '../../dto/meal-recipe.response.js';
import { SideOfMealResponse } from '../../dto/meal-side.response.js';
import { PlanSummary } from '../../dto/plan.response.js';
import { PlanNutritionResponse } from '../../dto/plan-facts.response.js';
import { redactClientName } from '../redact-client-name.js';
import type { FoundLink } from '../shared-plan.queries.js';

class SharedMealResponse extends WholeMealResponse {
  @Part(RecipeSummaryResponse) recipe: RecipeSummaryResponse;
  @ListOf(Part(SideOfMealResponse), 'What is eaten beside the dish') sides: SideOfMealResponse[];

  constructor(meal: PlanMeal, recipes: ReadonlyMap<string, PlanRecipe>, pot?: Cooking) {
    super(meal, recipes, pot);
    this.recipe = new RecipeSummaryResponse(recipeOf(meal, recipes));
    this.sides = (meal.sides ?? []).map(
      (side) => new SideOfMealResponse(recipeOf(side, recipes), side.servings),
    );
  }
}

/**
 * A plan as visitors see it. Targets and rules are left out, because what a person must not eat is private. So are
 * IDs, which are useless without signing in.
 */
class SharedMealPlanResponse extends PlanSummary {
  @Part(PlanNutritionResponse) nutrition: PlanNutritionResponse;
  @ListOf(Part(SharedMealResponse)) meals: SharedMealResponse[];

  constructor(plan: Plan, showsClient: boolean) {
    super();
    const told = (text: string) => (showsClient ? text : redactClientName(text, plan.clientName));
    this.planName = told(plan.planName);
    this.fitnessGoal = plan.fitnessGoal;
    this.description = told(plan.description);
    this.dailyCalorieTarget = plan.targets.calories;
    this.clientName = showsClient ? plan.clientName : null;
    this.days = plan.days;
    this.mealsPerDay = plan.mealsPerDay;
    this.nutrition = new PlanNutritionResponse(plan);
    const recipes = recipesById(plan);
    const pots = cookingsOfMore(plan);
    this.meals = plan.meals.map((meal) => new SharedMealResponse(meal, recipes, pots.get(meal)));
  }
}

class CreatorResponse {
  @Maybe(Text()) name: string | null;
  @Maybe(Text("Always null: strangers do not see anyone's sign-in address")) email: string | null;
}

/** The plan as everyone with the link sees it. */
export class SharedPlanResponse {
  @Part(SharedMealPlanResponse) mealPlan: SharedMealPlanResponse;
  @Part(CreatorResponse) createdBy: CreatorResponse;
  @WholeNumber() viewCount: number;
  @Moment() createdAt: string;
  @Maybe(Moment('Null means it never expires')) expiresAt: string | null;
  @Maybe(Text('Only if the owner chose to show them')) notes: string | null;
  @ListOf(Text()) tags: string[];

  constructor(link: FoundLink, plan: Plan) {
    this.mealPlan = new SharedMealPlanResponse(plan, link.showsClient);
    this.createdBy = { name: link.createdByName, email: null };
    this.viewCount = link.viewCount;
    this.createdAt = link.createdAt.toISOString();
    this.expiresAt = link.expiresAt?.toISOString() ?? null;
    this.notes = link.notes;
    this.tags = link.showsClient ? link.tags : link.tags.map((tag) => redactClientName(tag, plan.clientName));
  }
}
