import type { AppLoadContext } from '@remix-run/node';
import { apiFor } from '~/platform/api.server';

/** Loads one week of a plan of any kind. */
export const askPrep = (context: AppLoadContext, id: string, week: number) =>
  apiFor(context).GET('/api/meal-plans/{id}/prep', { params: { path: { id }, query: { week } } });
