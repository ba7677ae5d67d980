export { type Holding, RecipeAssignments } from './assignment/recipe-assignments.js';
export { RecipeCardResponse } from './dto/recipe.response.js';
export type { MealType, RecipeContent } from './recipe.entity.js';
export { visibleTo } from './recipe-audience.js';
export { CARD, time, WITH_RATINGS } from './recipe-json.js';
export { RecipesModule } from './recipes.module.js';
