export { type ActivePlan, AssignedPlans } from './assignment/assigned-plans.js';
export { MealPlansModule } from './meal-plans.module.js';
