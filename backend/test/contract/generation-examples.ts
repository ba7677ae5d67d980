import { insertGenerationJob, NO_FOOD } from '../factories/generation-jobs.ts';
import type { Example, Owner } from './example-requests.ts';
import type { World } from './world.ts';

/** No dish meets any of these bounds, so the job makes no recipe, even if a test leaves some of them out. */
const ASKED = {
  count: 1,
  naturalLanguagePrompt: 'Something\nwarm',
  fitnessGoal: 'cutting',
  targetCalories: 600,
  mainIngredient: NO_FOOD,
  maxPrepTime: 30,
  maxCalories: 50,
  minProtein: 500,
  maxProtein: 500,
  minCarbs: 500,
  maxCarbs: 500,
  minFat: 500,
  maxFat: 500,
  dietaryRestrictions: ['vegan'],
  mealTypes: ['dinner'],
};

const PAGE = { page: '1', limit: '5' };

const job =
  (status: 'failed' | 'running') =>
  async (world: World, { self }: Owner) => ({
    params: { jobId: await insertGenerationJob(world.db, self, { status }) },
  });

export const generationExamples: Record<string, Example> = {
  'POST /api/admin/generate': () => ({ body: ASKED }),
  'GET /api/admin/generation-progress/{jobId}': job('failed'),
  'GET /api/admin/generation-progress/{jobId}/events': job('failed'),
  'GET /api/admin/generation-jobs': () => ({ query: PAGE }),
  'GET /api/admin/generation-jobs/{jobId}': async (world, owner) => ({
    ...(await job('failed')(world, owner)),
    query: PAGE,
  }),
  'POST /api/admin/generation-jobs/{jobId}/cancel': job('running'),
  'POST /api/admin/generation-jobs/{jobId}/retry': job('failed'),
};
