export { AssignedPlanQueries, type CurrentPlan } from './assignment/assigned-plan.queries.js';
export { CustomerPlanQueries } from './assignment/customer-plan.queries.js';
export { PlanRunFields } from './assignment/dto/assignment.response.js';
export { heldPlanJson, isHeld, startsOverWithin } from './assignment/held-plan.sql.js';
export { type MailedMeal, mailedMeals, picturesOf } from './assignment/mails/mailed-meals.js';
export {
  type PlanOnDate,
  PlanOnDateQueries,
  type PlanTargets,
} from './assignment/plan-on-date.queries.js';
export { planOn, targetsBetween } from './assignment/plan-on-date.sql.js';
export { type BrokenPlan, PlansOfCustomer } from './assignment/plans-of-customer.js';
export { TrainerPlanQueries } from './assignment/trainer-plan.queries.js';
export { BrokenPlanResponse } from './dto/broken-plan.response.js';
export { EXPORTED_ASSIGNED_PLANS, EXPORTED_SAVED_PLANS } from './exported-plan.sql.js';
export { MealPlansModule } from './meal-plans.module.js';
export { PlanQueries, type ReadPlan } from './plan.queries.js';
export { PlanCountQueries } from './plan-count.queries.js';
