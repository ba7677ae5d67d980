export { AdminRecipeQueries } from './admin/admin-recipe.queries.js';
export { type Holding, RecipeAssignments } from './assignment/recipe-assignments.js';
export { DISH_FORMS, type DishForm, formOfCopy } from './drawings/dish-form.js';
export { sceneOfCopy } from './drawings/draw.js';
export { drawingOfCopy } from './drawings/drawing-of.js';
export { drawingOfFood } from './drawings/drawing-of-food.js';
export { SCENE_SIZE } from './drawings/scene.js';
export { RecipeCardResponse } from './dto/recipe.response.js';
export { RecipePictureResponse } from './dto/recipe-parts.response.js';
export { SideResponse } from './dto/side.response.js';
export { EXPORTED_RECIPES } from './exported-recipe.sql.js';
export type { ComparedRecipe } from './generated/generated-recipe.queries.js';
export { GeneratedRecipes, type KeptPicture } from './generated/generated-recipes.js';
export { PictureFiles } from './pictures/picture-files.js';
export {
  MEAL_TYPES,
  type MealType,
  type RecipeContent,
  type RecipeIngredient,
  type RecipeNutrition,
  type RecipePicture,
} from './recipe.entity.js';
export { isForPlans, visibleTo } from './recipe-audience.sql.js';
export { RecipeCountQueries, type RecipeDay } from './recipe-count.queries.js';
export { RecipeFigureQueries, type RecipeFigures } from './recipe-figure.queries.js';
export {
  cardOf,
  handsOnOf,
  pictureAddressOf,
  pictureOf,
  sideOf,
  withStars,
} from './recipe-json.sql.js';
export { RECIPE_MAKERS, type RecipeMaker } from './recipe-origin.js';
export { RecipesModule } from './recipes.module.js';
export type { Served, ServedBreach } from './restrictions/breach.js';
export { RestrictionCheck } from './restrictions/restriction-check.js';
export { canBeLeftOut } from './search/left-out.js';
export { type ReadSearch, readSearch } from './search/read-search.js';
export { searchCondition } from './search/searched-by.sql.js';
export {
  MAX_SIDE_SERVINGS,
  MIN_SIDE_SERVINGS,
  type RecipeSide,
  SIDE_KINDS,
  type SideKind,
} from './side.js';
export { estimateAttended, usesOven } from './steps/hands-on.js';
export { readStepTimes } from './steps/step-times.js';
export { contentOf, writtenLine } from './writing/written-recipe.js';
