import { insertGenerationJob } from '../factories/generation-jobs.ts';
import type { Example, Owner } from './example-requests.ts';
import type { World } from './world.ts';

/** Hardly any dish meets all of this, so the world stays as it is. */
const ASKED = {
  count: 1,
  naturalLanguagePrompt: 'Something\nwarm',
  fitnessGoal: 'cutting',
  targetCalories: 600,
  mainIngredient: 'saffron',
  maxPrepTime: 30,
  maxCalories: 800,
  minProtein: 30,
  maxProtein: 60,
  minCarbs: 10,
  maxCarbs: 80,
  minFat: 5,
  maxFat: 30,
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
