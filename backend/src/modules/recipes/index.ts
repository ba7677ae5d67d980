export { type Holding, RecipeAssignments } from './assignment/recipe-assignments.js';
export { RecipeCardResponse, RecipePictureResponse } from './dto/recipe.response.js';
export { PictureFiles } from './pictures/picture-files.js';
export {
  MEAL_TYPES,
  type MealType,
  type RecipeContent,
  type RecipeIngredient,
  type RecipePicture,
} from './recipe.entity.js';
export { FOR_PLANS, visibleTo } from './recipe-audience.js';
export { CARD, PICTURE, PICTURE_ADDRESS, time, WITH_RATINGS } from './recipe-json.js';
export { RecipesModule } from './recipes.module.js';
export { canBeLeftOut } from './search/left-out.js';
export { conditionOf as searchCondition } from './search/searched-by.js';
