import { Amount, Choice, ListOf, Maybe, Part, Text } from '../../../../platform/http/answers.js';
import { UNITS, type Unit } from '../../../foods/index.js';
import {
  type CookedPlan,
  cookingsOfMore,
  mealsOfRecipe,
  type PlanRecipe,
  recipeIdsOf,
  recipeOf,
  recipesById,
} from '../../../plan-model/index.js';
import { PortionResponse } from '../../dto/meal.response.js';
import { MealRecipeResponse } from '../../dto/meal-recipe.response.js';
import { PLAN_KINDS, type ReadPlan } from '../../plan.queries.js';

class PlanIngredientResponse {
  @Maybe(Amount('The amount for all servings of the recipe')) amount: number | null;
  @Maybe(Choice(UNITS)) unit: Unit | null;
  @Text() name: string;
  @Maybe(Text()) note: string | null;
  @Maybe(Text()) foodId: string | null;
  @Maybe(Amount()) grams: number | null;
}

/** A recipe as a plan contains it, even if the original has changed. */
export class PlanRecipeResponse extends MealRecipeResponse {
  @ListOf(Part(PlanIngredientResponse)) ingredientsJson: PlanIngredientResponse[];
  @Text('One step per line') instructionsText: string;
  @Choice(['computed', 'entered']) nutritionSource: 'computed' | 'entered';
  @ListOf(Part(PortionResponse), 'The meals it is eaten at') eaten: PortionResponse[];

  constructor(recipe: PlanRecipe, plan: CookedPlan) {
    super(recipe);
    this.ingredientsJson = recipe.ingredientsJson;
    this.instructionsText = recipe.instructionsText;
    this.nutritionSource = recipe.nutritionSource;
    const pots = cookingsOfMore(plan);
    const meals = mealsOfRecipe(plan.meals, recipe.id);
    this.eaten = meals.map((meal) => new PortionResponse(meal, recipe, pots.get(meal)));
  }
}

/** All recipes of a plan, in the order in which they are first eaten. */
export class PlanRecipesResponse {
  @Text() planName: string;
  @Choice(PLAN_KINDS, 'The kind of plan: a draft, a saved plan, or an assigned plan') kind: ReadPlan['kind'];
  @Maybe(Text('The person who made or assigned it')) trainerName: string | null;
  @ListOf(Part(PlanRecipeResponse)) recipes: PlanRecipeResponse[];

  constructor({ plan, kind, trainerName }: Pick<ReadPlan, 'plan' | 'kind' | 'trainerName'>) {
    const recipes = recipesById(plan);
    this.planName = plan.planName;
    this.kind = kind;
    this.trainerName = trainerName;
    this.recipes = recipeIdsOf(plan.meals).map(
      (recipeId) => new PlanRecipeResponse(recipeOf({ recipeId }, recipes), plan),
    );
  }
}
