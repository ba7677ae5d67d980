import type { Pool } from 'pg';
import { v7 as uuid } from 'uuid';
import type { Plan } from '../../src/modules/plan-model/plan.js';
import { computeFacts } from '../../src/modules/plan-model/plan-facts.js';
import { DEFAULT_RULES } from '../../src/modules/plan-model/rules/index.js';
import { insertRecipe } from './recipes.ts';
import { MEALS_PER_DAY, type PlanWishes, placesOf } from './sent-plan.ts';
import type { TestUser } from './users.ts';

/** A stored plan with one recipe, which need not exist. */
export function keptPlan(
  recipe: { id: string; name: string },
  { days = 1, planName = 'Lean week', clientName = null }: PlanWishes = {},
): Plan {
  return {
    planName,
    clientName,
    fitnessGoal: 'weight_loss',
    description: '',
    days,
    mealsPerDay: MEALS_PER_DAY,
    startsOn: '2026-11-23',
    targets: { calories: 1500, protein: 90, carbs: 120, fat: 60 },
    rules: DEFAULT_RULES,
    meals: placesOf(days).map((place) => ({ ...place, servings: 1, recipeId: recipe.id })),
    recipes: [
      {
        ...recipe,
        description: '',
        mealTypes: ['breakfast', 'lunch', 'dinner'],
        dietaryTags: [],
        mainIngredientTags: ['chicken'],
        allergens: null,
        cuisine: null,
        prepTimeMinutes: 10,
        cookTimeMinutes: 20,
        servings: 2,
        caloriesKcal: 500,
        proteinGrams: 30,
        carbsGrams: 40,
        fatGrams: 20,
        nutritionSource: 'entered',
        picture: null,
        ingredientsJson: [
          {
            amount: 200,
            unit: 'g',
            name: 'chicken breast',
            note: null,
            foodId: 'chicken-breast',
            grams: 200,
          },
        ],
        instructionsText: 'Cook it.\nEat it.',
      },
    ],
    generatedBy: 'Toni',
    createdAt: '2026-11-20T08:00:00.000Z',
    startOfWeekMealPrep: null,
  };
}

interface Kept extends PlanWishes {
  plan?: Plan;
  /** The only recipe of the plan. */
  recipe?: { id: string; name: string };
}

const planOf = async (db: Pool, { plan, recipe, ...wish }: Kept): Promise<Plan> =>
  plan ?? keptPlan(recipe ?? (await insertRecipe(db)), wish);

export async function insertDraft(
  db: Pool,
  owner: TestUser,
  wish: Kept & { past?: Plan['meals'][]; locked?: string[]; customer?: TestUser } = {},
): Promise<{ id: string; plan: Plan }> {
  const plan = await planOf(db, wish);
  const id = uuid();
  await db.query(
    `insert into meal_plan_drafts (id, owner_id, plan, past, locked, customer_id, plan_name, total_days,
       daily_calorie_target, holds, seed, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, false, 1, now(), now() + interval '7 days')`,
    [
      ...[id, owner.id, plan, JSON.stringify(wish.past ?? []), wish.locked ?? []],
      ...[wish.customer?.id ?? null, plan.planName, plan.days, plan.targets.calories],
    ],
  );
  return { id, plan };
}

export async function insertSavedPlan(
  db: Pool,
  trainer: TestUser,
  wish: Kept & { tags?: string[]; notes?: string; isTemplate?: boolean } = {},
): Promise<{ id: string; plan: Plan }> {
  const plan = await planOf(db, wish);
  const id = uuid();
  await db.query(
    `insert into trainer_meal_plans
       (id, trainer_id, plan, facts, plan_name, fitness_goal, description, is_template, tags, notes, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now(), now())`,
    [
      id,
      trainer.id,
      plan,
      computeFacts(plan),
      plan.planName,
      plan.fitnessGoal,
      plan.description,
      wish.isTemplate ?? false,
      wish.tags ?? [],
      wish.notes ?? null,
    ],
  );
  return { id, plan };
}

export async function insertAssignedPlan(
  db: Pool,
  customer: TestUser,
  trainer: TestUser,
  wish: Kept & { savedPlanId?: string; startsOn?: string; endsOn?: string | null; assignedAt?: Date } = {},
): Promise<{ id: string; plan: Plan }> {
  const plan = await planOf(db, wish);
  const id = uuid();
  await db.query(
    `insert into personalized_meal_plans
       (id, customer_id, trainer_id, meal_plan_id, plan, facts, plan_name, fitness_goal, description,
        daily_calorie_target, total_days, starts_on, ends_on, assigned_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      id,
      customer.id,
      trainer.id,
      wish.savedPlanId ?? null,
      plan,
      computeFacts(plan),
      plan.planName,
      plan.fitnessGoal,
      plan.description,
      plan.targets.calories,
      plan.days,
      wish.startsOn ?? plan.startsOn,
      wish.endsOn ?? null,
      wish.assignedAt ?? new Date(),
    ],
  );
  return { id, plan };
}
