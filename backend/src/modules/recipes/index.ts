export { type MealType, Recipe, type RecipeContent } from './recipe.entity.js';
export { RecipesModule } from './recipes.module.js';
