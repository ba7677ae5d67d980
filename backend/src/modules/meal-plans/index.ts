export { AssignedPlanQueries, type CurrentPlan } from './assignment/assigned-plan.queries.js';
export { PlanRunFields } from './assignment/dto/assignment.response.js';
export { MealPlansModule } from './meal-plans.module.js';
