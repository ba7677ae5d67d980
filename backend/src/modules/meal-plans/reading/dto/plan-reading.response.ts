import { ApiProperty } from '@nestjs/swagger';
import { UNITS, type Unit } from '../../../foods/index.js';
import {
  type PlanMeal,
  type PlanRecipe,
  recipeOf,
  recipesById,
  type ShoppingItem,
} from '../../../plan-model/index.js';
import {
  isBought,
  packagesOf,
  SHOPPING_GROUPS,
  type ShoppingGroup,
  STORAGE_SOURCES,
  shoppingGroups,
} from '../../../prep-guide/index.js';
import { MealPrepResponse, ShoppingItemResponse } from '../../dto/meal-prep.response.js';
import { MealRecipeResponse, PortionResponse } from '../../dto/plan.response.js';
import { PLAN_KINDS, type ReadPlan } from '../../plan-reader.js';
import type { PrepGuide } from '../plan-guide.js';

class PlanIngredientResponse {
  @ApiProperty({ type: Number, nullable: true, description: 'The amount for all servings of the recipe' })
  amount: number | null;

  @ApiProperty({ enum: UNITS, nullable: true })
  unit: Unit | null;

  @ApiProperty()
  name: string;

  @ApiProperty({ type: String, nullable: true })
  note: string | null;

  @ApiProperty({ type: String, nullable: true })
  foodId: string | null;

  @ApiProperty({ type: Number, nullable: true })
  grams: number | null;
}

/** A recipe as a plan holds it, whatever became of it in the library. */
export class PlanRecipeResponse extends MealRecipeResponse {
  @ApiProperty({ type: [PlanIngredientResponse] })
  ingredientsJson: PlanIngredientResponse[];

  @ApiProperty({ description: 'One step per line' })
  instructionsText: string;

  @ApiProperty({ enum: ['computed', 'entered'] })
  nutritionSource: 'computed' | 'entered';

  @ApiProperty({ type: [PortionResponse], description: 'The meals it is eaten at' })
  eaten: PortionResponse[];

  constructor(recipe: PlanRecipe, meals: PlanMeal[]) {
    super(recipe);
    this.ingredientsJson = recipe.ingredientsJson;
    this.instructionsText = recipe.instructionsText;
    this.nutritionSource = recipe.nutritionSource;
    this.eaten = meals
      .filter(({ recipeId }) => recipeId === recipe.id)
      .map((meal) => new PortionResponse(meal));
  }
}

/** All recipes of a plan, in the order in which they are first eaten. */
export class PlanRecipesResponse {
  @ApiProperty()
  planName: string;

  @ApiProperty({
    enum: PLAN_KINDS,
    description: 'Where it is kept: as a draft, in the library, by a customer',
  })
  kind: ReadPlan['kind'];

  @ApiProperty({ type: String, nullable: true, description: 'The person who made or assigned it' })
  trainerName: string | null;

  @ApiProperty({ type: [PlanRecipeResponse] })
  recipes: PlanRecipeResponse[];

  constructor({ plan, kind, trainerName }: Pick<ReadPlan, 'plan' | 'kind' | 'trainerName'>) {
    const recipes = recipesById(plan);
    const inOrder = new Set(plan.meals.map((meal) => recipeOf(meal, recipes)));
    this.planName = plan.planName;
    this.kind = kind;
    this.trainerName = trainerName;
    this.recipes = [...inOrder].map((recipe) => new PlanRecipeResponse(recipe, plan.meals));
  }
}

class PackagesResponse {
  @ApiProperty({ type: 'integer' })
  count: number;

  @ApiProperty({ description: 'cans, packages, lemons …' })
  unit: string;

  @ApiProperty()
  gramsOfOne: number;

  @ApiProperty()
  leftOverGrams: number;
}

class GroupedItemResponse extends ShoppingItemResponse {
  @ApiProperty({ description: 'The key for checking it off' })
  key: string;

  @ApiProperty({
    type: PackagesResponse,
    nullable: true,
    description: 'The usual package sizes that cover it',
  })
  packages: PackagesResponse | null;

  constructor(item: ShoppingItem) {
    super();
    Object.assign(this, item);
    this.key = keyOf(item);
    this.packages = packagesOf(item);
  }
}

const MOST_OF_KEY = 300;

/** Cut between characters: half of one is no text that could be sent back. */
const keyOf = ({ foodId, ingredient, unit }: ShoppingItem): string =>
  [...`buy:${foodId ?? ingredient}:${unit ?? ''}`].slice(0, MOST_OF_KEY).join('');

class ShoppingGroupResponse {
  @ApiProperty({ enum: SHOPPING_GROUPS })
  group: ShoppingGroup;

  @ApiProperty({ type: [GroupedItemResponse] })
  items: GroupedItemResponse[];
}

/** One week of a plan: what to buy, what to do beforehand, how to keep it. */
export class PrepGuideResponse {
  @ApiProperty({ type: 'integer', description: 'Weeks of the plan; the last may be shorter' })
  weeks: number;

  @ApiProperty({ type: 'integer' })
  week: number;

  @ApiProperty({ type: 'integer' })
  fromDay: number;

  @ApiProperty({ type: 'integer' })
  toDay: number;

  @ApiProperty({ type: MealPrepResponse, nullable: true, description: 'Null for a plan without meal prep' })
  guide: MealPrepResponse | null;

  @ApiProperty({ description: 'The source of the storage times' })
  storageSources: string;

  @ApiProperty({ type: [ShoppingGroupResponse], description: 'What to buy; leaves out tap water' })
  groups: ShoppingGroupResponse[];

  @ApiProperty({
    type: [String],
    description: 'Keys of shopping items, and `do:` with the number of a prep step',
  })
  ticked: string[];

  constructor({ weeks, week, days, guide, shoppingList, ticked }: PrepGuide) {
    this.weeks = weeks;
    this.week = week;
    this.fromDay = days.from;
    this.toDay = days.to;
    this.guide = guide;
    this.storageSources = STORAGE_SOURCES;
    this.groups = shoppingGroups(shoppingList.filter(isBought)).map(({ group, items }) => ({
      group,
      items: items.map((item) => new GroupedItemResponse(item)),
    }));
    this.ticked = ticked;
  }
}
