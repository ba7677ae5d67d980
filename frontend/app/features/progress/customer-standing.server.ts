import type { AppLoadContext } from '@remix-run/node';
import { readOwnUnits } from '~/features/profile/own-units.server';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';
import type { Goal } from './goal-texts';
import type { MeasurementSummary } from './measurement-figures';

/** A customer's goals and newest figures. */
export type CustomerStanding = {
  goals: Goal[];
  latest: MeasurementSummary['latest'];
  /** The change of the weight within 30 days. */
  weightChange: number | null;
  /** The number of measurements. */
  measurements: number;
};

/** Reads where a trainer's customer stands. The customer has to share their health data. */
export async function readStanding(context: AppLoadContext, id: string): Promise<CustomerStanding> {
  const units = await readOwnUnits(context);
  const path = { id };
  const query = { range: '30d' as const, ...(units && { units }) };
  const api = apiFor(context);
  const [goals, answer] = await Promise.all([
    api.GET('/api/trainer/customers/{id}/goals', { params: { path } }),
    api.GET('/api/trainer/customers/{id}/measurements/summary', { params: { path, query } }),
  ]);
  const summary = dataOf(answer, context.requestId, 'Failed to load measurement data').data;
  return {
    goals: dataOf(goals, context.requestId, 'Failed to load goals').data,
    latest: summary.latest,
    weightChange: summary.recent.weightChange,
    measurements: summary.total,
  };
}
