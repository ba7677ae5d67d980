export { NutritionModule } from './nutrition.module.js';
