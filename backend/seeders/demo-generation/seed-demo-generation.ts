import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuid } from 'uuid';
import { ANYTHING, type GenerationOrder } from '../../src/modules/recipe-generation/proposals/order.js';
import { Recipe } from '../../src/modules/recipes/recipe.entity.js';
import { note } from '../../src/modules/recipes/recipe-history.js';
import type { User } from '../../src/modules/users/user.entity.js';
import { AuditEntry } from '../../src/platform/audit/audit-entry.entity.js';
import { after, days, seconds } from '../../src/platform/clock/clock.js';
import { contentOf } from '../library/library.js';
import type { LibraryRecipe } from '../library/library-recipe.js';
import { composedAtRandom } from './composed-at-random.js';
import { composedDinners } from './composed-dinners.js';
import { composedSnacks } from './composed-snacks.js';

interface DemoJob {
  order: GenerationOrder;
  seed: number;
  total: number;
  status: 'complete' | 'cancelled';
  made: readonly LibraryRecipe[];
  /** Why the recipes after those failed. */
  reasons: readonly string[];
  daysAgo: number;
}

const LIKE_OTHERS = 'Every dish that meets this shares more than 70 % of its weight with one that exists';

/** One job that made everything, one of which two recipes failed, and one that was canceled. */
export const DEMO_JOBS: readonly DemoJob[] = [
  {
    order: {
      ...ANYTHING,
      prompt: 'High-protein dinners in 30 minutes, no nuts',
      maxPrepTime: 30,
      dietaryTags: ['high-protein'],
      mealTypes: ['dinner'],
      excludedAllergens: ['nuts', 'peanuts'],
    },
    ...{ seed: 2026, total: 4, status: 'complete', made: composedDinners, reasons: [], daysAgo: 1 },
  },
  {
    order: {
      ...ANYTHING,
      maxPrepTime: 15,
      maxCalories: 300,
      minProtein: 18,
      dietaryTags: ['keto', 'gluten-free'],
      mealTypes: ['snack'],
    },
    ...{ seed: 7, total: 6, status: 'complete', made: composedSnacks, daysAgo: 4 },
    reasons: [LIKE_OTHERS, LIKE_OTHERS],
  },
  {
    order: ANYTHING,
    ...{ seed: 99, total: 50, status: 'cancelled', made: composedAtRandom, reasons: [], daysAgo: 9 },
  },
];

const KEPT_DAYS = 90;

/** Gives an admin jobs that have ended. Their recipes wait for review. */
export async function seedDemoGeneration(em: EntityManager, admin: User, now: Date): Promise<void> {
  for (const job of DEMO_JOBS) await addJob(em, admin, job, after(now, -days(job.daysAgo)));
}

async function addJob(em: EntityManager, admin: User, job: DemoJob, at: Date): Promise<void> {
  const id = uuid();
  const recipes = job.made.map((made, index) =>
    addRecipe(em, admin, made, id, after(at, seconds(index + 1))),
  );
  addToHistory(em, admin, 'generation.asked', job, id, at);
  const endedAt = after(at, seconds(job.made.length + 2));
  if (job.status === 'cancelled') addToHistory(em, admin, 'generation.cancelled', job, id, endedAt);
  await em.flush();
  const outcomes = [
    ...recipes.map(({ id: recipeId, name }) => ({ recipeId, name, reason: null })),
    ...job.reasons.map((reason) => ({ recipeId: null, name: null, reason })),
  ];
  await em.execute(INSERT_JOB, [
    ...[id, admin.id, JSON.stringify(job.order), job.seed, job.total, recipes.length, job.reasons.length],
    ...[
      job.status,
      recipes.at(-1)?.name ?? null,
      job.status === 'cancelled' ? 'The job was canceled.' : null,
    ],
    ...[at, at, endedAt, endedAt, after(endedAt, days(KEPT_DAYS))],
  ]);
  for (const [index, { recipeId, name, reason }] of outcomes.entries())
    await em.execute(INSERT_OUTCOME, [
      ...[id, index + 1, recipeId, reason === null, name, reason, after(at, seconds(index + 1))],
    ]);
}

const INSERT_JOB = `
  insert into recipe_generation_jobs (id, admin_id, asked, seed, made_by, total, completed, failed, status, step,
    current_recipe_name, problem, created_at, started_at, changed_at, ended_at, expires_at)
  values (?, ?, ?, ?, 'composer', ?, ?, ?, ?, 'storing', ?, ?, ?, ?, ?, ?, ?)`;

const INSERT_OUTCOME = `
  insert into recipe_generation_outcomes (job_id, number, recipe_id, is_made, name, reason, at) values (?, ?, ?, ?, ?, ?, ?)`;

function addRecipe(em: EntityManager, admin: User, made: LibraryRecipe, jobId: string, now: Date): Recipe {
  const madeBy = 'composer';
  const recipe = new Recipe(contentOf(made), { owner: null, sourceReference: null, now, madeBy });
  em.persist(recipe);
  note(em, { action: 'recipe.created', recipe, actorId: admin.id, at: now, details: { madeBy, jobId } });
  return recipe;
}

function addToHistory(
  em: EntityManager,
  admin: User,
  action: 'generation.asked' | 'generation.cancelled',
  { order, total }: DemoJob,
  subjectId: string,
  at: Date,
): void {
  const { prompt: _, mainIngredient: __, excludedFoods: ___, ...choices } = order;
  const given = Object.entries(choices).filter(([, value]) => value !== null && String(value) !== '');
  const details = { count: total, madeBy: 'composer', model: null, asked: Object.fromEntries(given) };
  em.persist(
    new AuditEntry({ actorId: admin.id, action, subjectType: 'generation_job', subjectId, details, at }),
  );
}
