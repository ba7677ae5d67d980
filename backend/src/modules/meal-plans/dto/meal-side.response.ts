import { Amount, Choice, Id, ListOf, Part, Text, YesNo } from '../../../platform/http/answers.js';
import { DIETARY_TAGS, type DietaryTag } from '../../foods/index.js';
import { type PlanRecipe, sideAmountText } from '../../plan-model/index.js';
import { type RecipeSide, SideResponse } from '../../recipes/index.js';

/** A side of a meal, as visitors may see it. */
export class SideOfMealResponse {
  @Text() name: string;
  @Amount('How many servings are eaten') servings: number;
  @Text('How much that is, as a cook measures it: "75 g" or "2 slices, 60 g"') amountText: string;
  @ListOf(Choice(DIETARY_TAGS)) dietaryTags: DietaryTag[];

  constructor(recipe: PlanRecipe, servings: number) {
    this.name = recipe.name;
    this.dietaryTags = recipe.dietaryTags;
    this.servings = servings;
    this.amountText = sideAmountText(recipe, servings);
  }
}

export class MealSideResponse extends SideOfMealResponse {
  @Id() recipeId: string;
  @Part(SideResponse) side: SideResponse;
  @YesNo("Whether it was the trainer's own recipe, not the library's, when the plan was made") isOwn: boolean;

  constructor(recipe: PlanRecipe, servings: number) {
    super(recipe, servings);
    this.recipeId = recipe.id;
    this.side = new SideResponse(recipe.side as RecipeSide);
    this.isOwn = recipe.isOwn ?? false;
  }
}
