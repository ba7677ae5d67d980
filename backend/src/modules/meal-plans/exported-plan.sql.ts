import { jsonTime } from '../../platform/database/json-time.sql.js';

/**
 * A plan without its rules, because a plan for a customer keeps their diet and allergies as rules, and those are health
 * data. For the same reason, the words from which a plan was made and the notes of trainers are left out.
 */
const WITHOUT_HEALTH = (plan: string): string => `${plan}.plan - 'rules' - 'description'`;

export const EXPORTED_SAVED_PLANS = `
  select json_build_object(
    'id', p.id, 'trainerId', p.trainer_id, 'planName', p.plan_name, 'fitnessGoal', p.fitness_goal,
    'isTemplate', p.is_template, 'tags', p.tags, 'createdAt', ${jsonTime('p.created_at')},
    'updatedAt', ${jsonTime('p.updated_at')}, 'mealPlanData', ${WITHOUT_HEALTH('p')}
  )::text as line
  from trainer_meal_plans p order by p.id`;

export const EXPORTED_ASSIGNED_PLANS = `
  select json_build_object(
    'id', p.id, 'customerId', p.customer_id, 'trainerId', p.trainer_id, 'mealPlanId', p.meal_plan_id,
    'planName', p.plan_name, 'fitnessGoal', p.fitness_goal, 'dailyCalorieTarget', p.daily_calorie_target,
    'totalDays', p.total_days, 'startsOn', p.starts_on, 'endsOn', p.ends_on,
    'assignedAt', ${jsonTime('p.assigned_at')}, 'mealPlanData', ${WITHOUT_HEALTH('p')}
  )::text as line
  from personalized_meal_plans p order by p.id`;
