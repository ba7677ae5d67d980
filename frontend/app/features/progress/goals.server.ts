import type { AppLoadContext } from '@remix-run/node';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';
import type { Goal, GoalDetails } from './goal-texts';
import type { Units } from './measurement-figures';

/** Reads the goals of the customer who is signed in, or of a trainer's customer, and the units to show a new one in. */
export async function readGoals(
  context: AppLoadContext,
  url: string,
  customerId?: string,
): Promise<{ goals: Goal[]; units: Units }> {
  const [goals, units] = await Promise.all([
    listOf(context, customerId),
    unitsFor(context, new URL(url).searchParams.get('units'), customerId),
  ]);
  return { goals: dataOf(goals, context.requestId, 'Failed to load goals').data, units };
}

export async function readGoal(context: AppLoadContext, id = ''): Promise<GoalDetails> {
  const answer = await apiFor(context).GET('/api/progress/goals/{id}', { params: { path: { id } } });
  return dataOf(answer, context.requestId);
}

export async function readGoalOf(context: AppLoadContext, id = '', goalId = ''): Promise<GoalDetails> {
  const path = { id, goalId };
  const answer = await apiFor(context).GET('/api/trainer/customers/{id}/goals/{goalId}', {
    params: { path },
  });
  return dataOf(answer, context.requestId);
}

function listOf(context: AppLoadContext, id?: string) {
  const api = apiFor(context);
  if (id === undefined) return api.GET('/api/progress/goals');
  return api.GET('/api/trainer/customers/{id}/goals', { params: { path: { id } } });
}

/** A new goal has the units of the address, or else those of the newest measurement. */
async function unitsFor(context: AppLoadContext, asked: string | null, id?: string): Promise<Units> {
  if (asked === 'metric' || asked === 'us') return asked;
  const query = { range: '7d' } as const;
  const api = apiFor(context);
  const answer =
    id === undefined
      ? await api.GET('/api/progress/measurements/summary', { params: { query } })
      : await api.GET('/api/trainer/customers/{id}/measurements/summary', {
          params: { path: { id }, query },
        });
  return answer.data?.data.units ?? 'metric';
}
