import type { AppLoadContext } from '@remix-run/node';
import type { components } from '#openapi/schema';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';

type Schemas = components['schemas'];

export type GenerationJob = Schemas['GenerationJobResponse'];
export type GenerationProgress = Schemas['GenerationProgressResponse'];
export type MadeRecipe = Schemas['MadeRecipeResponse'];
export type FailedRecipe = Schemas['FailedRecipeResponse'];
export type EngineOffer = Schemas['EngineOfferResponse'];

export async function readEngine(context: AppLoadContext): Promise<EngineOffer> {
  return dataOf(await apiFor(context).GET('/api/admin/generation-engine'), context.requestId);
}

export async function readProgress(context: AppLoadContext, jobId: string): Promise<GenerationProgress> {
  const answer = await apiFor(context).GET('/api/admin/generation-progress/{jobId}', {
    params: { path: { jobId } },
  });
  return dataOf(answer, context.requestId);
}

export async function readJob(
  context: AppLoadContext,
  jobId: string,
  query: { page: number; limit: number },
) {
  const answer = await apiFor(context).GET('/api/admin/generation-jobs/{jobId}', {
    params: { path: { jobId }, query },
  });
  return dataOf(answer, context.requestId);
}

export async function listJobs(context: AppLoadContext, query: { page: number; limit: number }) {
  const answer = await apiFor(context).GET('/api/admin/generation-jobs', { params: { query } });
  return dataOf(answer, context.requestId);
}
