import type { AppLoadContext } from '@remix-run/node';
import { readOwnUnits } from '~/features/profile/own-units.server';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';
import type { Measurement, MeasurementSummary } from './measurement-figures';
import { type MeasurementView, measurementViewIn } from './measurement-view';

const rowsOnPage = 10;

export type Measurements = {
  view: MeasurementView;
  summary: MeasurementSummary;
  rows: Measurement[];
  pages: number;
};

/**
 * Reads what the page of measurements shows: those of the customer who is signed in, or of a trainer's customer. The
 * reader sees them in the units of their own profile, unless the address names others.
 */
export async function readMeasurements(
  context: AppLoadContext,
  url: string,
  customerId?: string,
): Promise<Measurements> {
  const view = measurementViewIn(new URL(url).searchParams);
  const { page, ...asked } = view;
  const units = asked.units ?? (await readOwnUnits(context));
  const query = { ...asked, ...(units && { units }) };
  const [summary, list] = await Promise.all([
    summaryOf(context, query, customerId),
    listOf(context, { page, limit: rowsOnPage }, customerId),
  ]);
  const failed = 'Failed to load measurement data';
  const { data: rows, total } = dataOf(list, context.requestId, failed);
  return {
    view,
    summary: dataOf(summary, context.requestId, failed).data,
    rows,
    pages: Math.max(Math.ceil(total / rowsOnPage), 1),
  };
}

function summaryOf(context: AppLoadContext, query: Omit<MeasurementView, 'page'>, id?: string) {
  const api = apiFor(context);
  if (id === undefined) return api.GET('/api/progress/measurements/summary', { params: { query } });
  return api.GET('/api/trainer/customers/{id}/measurements/summary', { params: { path: { id }, query } });
}

function listOf(context: AppLoadContext, query: { page: number; limit: number }, id?: string) {
  const api = apiFor(context);
  if (id === undefined) return api.GET('/api/progress/measurements', { params: { query } });
  return api.GET('/api/trainer/customers/{id}/measurements', { params: { path: { id }, query } });
}

export async function readMeasurement(context: AppLoadContext, id = ''): Promise<Measurement> {
  const answer = await apiFor(context).GET('/api/progress/measurements/{id}', { params: { path: { id } } });
  return dataOf(answer, context.requestId);
}
