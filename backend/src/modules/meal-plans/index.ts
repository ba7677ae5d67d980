export { AssignedPlans, type CurrentPlan } from './assignment/assigned-plans.js';
export { PlanRunFields } from './assignment/dto/assignment.response.js';
export { MealPlansModule } from './meal-plans.module.js';
