import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuid } from 'uuid';
import { mealsOfDay } from '../src/modules/plan-model/day-shape.js';
import type { Plan, PlanMeal } from '../src/modules/plan-model/plan.js';
import { computeFacts } from '../src/modules/plan-model/plan-facts.js';
import { withMealPrep } from '../src/modules/prep-guide/with-meal-prep.js';
import type { User } from '../src/modules/users/user.entity.js';
import { after, days } from '../src/platform/clock/clock.js';
import { addDays, dateIn } from '../src/platform/clock/dates.js';
import { type DemoPlan, demoPlans } from './demo-plan-choices.js';
import { library } from './library/index.js';
import { planRecipeOf } from './library/plan-recipe.js';
import { referenceOf } from './library/plant-library.js';

/**
 * One customer has a current, a former, and an upcoming plan, one has only an upcoming plan, one only a former plan,
 * and the others none.
 */
interface People {
  trainer: User;
  otherTrainer: User;
  busy: User;
  occasional: User;
  vegetarian: User;
  former: User;
  /** Has a saved plan, which the clients of `demo-many-clients.ts` follow. */
  busyTrainer: User;
}

/** Needs the library and the people in the database. */
export async function seedDemoPlans(em: EntityManager, people: People, now: Date): Promise<void> {
  const { trainer, otherTrainer, busy, occasional, vegetarian, former, busyTrainer } = people;
  const ids = await libraryIds(em);
  const save = (of: User, demo: DemoPlan, daysAgo: number) =>
    savePlan(em, of, { demo, plan: planOf(demo, ids, of, after(now, -days(daysAgo))), daysAgo }, now);
  const lean = await save(trainer, demoPlans.lean, 12);
  const strong = await save(trainer, demoPlans.strong, 40);
  const green = await save(otherTrainer, demoPlans.green, 15);
  await save(busyTrainer, demoPlans.lean, 30);
  const assign = (saved: SavedPlan, customer: User, run: Run) =>
    assignPlan(em, saved, { customer, ...run }, now);
  // Plans are written after the one that replaces them.
  const next = await assign(strong, busy, { daysAgo: 0, startsIn: 5 });
  const leanOfBusy = await assign(lean, busy, { daysAgo: 4, startsIn: -3, endsIn: 5, replacedBy: next });
  await assign(strong, busy, { daysAgo: 34, startsIn: -33, endsIn: -3, replacedBy: leanOfBusy });
  await assign(strong, occasional, { daysAgo: 0, startsIn: 1 });
  await assign(green, vegetarian, { daysAgo: 11, startsIn: -10 });
  await assign(green, former, { daysAgo: 14, startsIn: -13, endsIn: -2 });
}

/** All values are days from now. */
interface Run {
  daysAgo: number;
  startsIn: number;
  endsIn?: number;
  replacedBy?: string;
}

interface SavedPlan {
  id: string;
  trainer: User;
  plan: Plan;
}

async function libraryIds(em: EntityManager): Promise<ReadonlyMap<string, string>> {
  const rows = await em.execute<{ id: string; reference: string }[]>(
    'select id, source_reference as reference from recipes where source_reference is not null',
  );
  const ids = new Map(rows.map(({ id, reference }) => [reference, id]));
  return new Map(library.map(({ slug }) => [slug, ids.get(referenceOf(slug)) ?? missing(slug)]));
}

function missing(slug: string): never {
  throw new Error(`The plans of the demo name a recipe that is not there: ${slug}`);
}

/** The plan as it is stored. `ids` has the ID of each recipe of the library by its slug. */
export function planOf(
  demo: DemoPlan,
  ids: ReadonlyMap<string, string>,
  by: Pick<User, 'name'>,
  at: Date,
): Plan {
  const { planName, fitnessGoal, description, targets, rules } = demo;
  const idOf = (slug: string) => ids.get(slug) ?? missing(slug);
  const meals = mealsOf(demo, idOf);
  const eaten = new Set(
    meals.flatMap(({ recipeId, sides = [] }) => [recipeId, ...sides.map((side) => side.recipeId)]),
  );
  const plan: Plan = {
    planName,
    fitnessGoal,
    description,
    targets,
    rules,
    clientName: null,
    days: demo.meals.length,
    mealsPerDay: demo.meals[0]?.length ?? 0,
    startsOn: dateIn('Europe/Berlin', at),
    meals,
    recipes: library
      .filter(({ slug }) => eaten.has(idOf(slug)))
      .map((one) => planRecipeOf(one, idOf(one.slug))),
    generatedBy: by.name,
    createdAt: at.toISOString(),
    startOfWeekMealPrep: null,
  };
  return withMealPrep(plan, demo.hasPrep);
}

function mealsOf({ meals }: DemoPlan, idOf: (slug: string) => string): PlanMeal[] {
  return meals.flatMap((chosen, day) => {
    const types = mealsOfDay(chosen.length, null);
    return chosen.map(({ dish: [slug, servings], leftoverOf, sides }, meal) => ({
      day: day + 1,
      mealNumber: meal + 1,
      mealType: types[meal] ?? missing(`day ${day + 1}, meal ${meal + 1}`),
      recipeId: idOf(slug),
      servings,
      ...(leftoverOf && { leftoverOf: { day: leftoverOf[0], mealNumber: leftoverOf[1] } }),
      ...(sides && { sides: sides.map(([side, amount]) => ({ recipeId: idOf(side), servings: amount })) }),
    }));
  });
}

type Saving = { demo: DemoPlan; plan: Plan; daysAgo: number };

async function savePlan(
  em: EntityManager,
  trainer: User,
  { demo, plan, daysAgo }: Saving,
  now: Date,
): Promise<SavedPlan> {
  const id = uuid();
  const at = after(now, -days(daysAgo));
  await em.execute(
    `insert into trainer_meal_plans
       (id, trainer_id, plan, facts, plan_name, fitness_goal, description, is_template, tags, notes, created_at, updated_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, string_to_array(?, ','), ?, ?, ?)`,
    [
      ...[id, trainer.id, JSON.stringify(plan), JSON.stringify(computeFacts(plan))],
      ...[plan.planName, plan.fitnessGoal, plan.description],
      ...[demo.isTemplate, demo.tags.join(','), demo.notes, at, at],
    ],
  );
  return { id, trainer, plan };
}

async function assignPlan(
  em: EntityManager,
  { id: savedPlanId, trainer, plan }: SavedPlan,
  { customer, daysAgo, startsIn, endsIn, replacedBy }: Run & { customer: User },
  now: Date,
): Promise<string> {
  const id = uuid();
  const dayIn = (days: number) => addDays(dateIn('Europe/Berlin', now), days);
  const startsOn = dayIn(startsIn);
  await em.execute(
    `insert into personalized_meal_plans
       (id, customer_id, trainer_id, meal_plan_id, plan, facts, plan_name, fitness_goal, description,
        daily_calorie_target, total_days, starts_on, ends_on, replaced_by, assigned_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      ...[id, customer.id, trainer.id, savedPlanId],
      ...[JSON.stringify({ ...plan, startsOn }), JSON.stringify(computeFacts(plan))],
      ...[plan.planName, plan.fitnessGoal, plan.description],
      ...[plan.targets.calories, plan.days, startsOn, endsIn === undefined ? null : dayIn(endsIn)],
      ...[replacedBy ?? null, after(now, -days(daysAgo))],
    ],
  );
  return id;
}
