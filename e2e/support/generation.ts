import { eventually } from '../../backend/test/support/eventually.ts';
import type { Person } from './world.ts';

/** Asks for a recipe that nobody can make, waits until the job has failed, and returns its ID. */
export async function failedGeneration({ api }: Person): Promise<string> {
  const { data } = await api.POST('/api/admin/generate', {
    body: { count: 1, mainIngredient: 'unobtainium' },
  });
  const jobId = data?.jobId ?? '';
  await eventually(async () => {
    const progress = await api.GET('/api/admin/generation-progress/{jobId}', { params: { path: { jobId } } });
    return progress.data?.currentStep === 'failed';
  });
  return jobId;
}
