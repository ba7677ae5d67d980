import type { AppLoadContext } from '@remix-run/node';
import { readOwnUnits } from '~/features/profile/own-units.server';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';
import { type PlottedChart, plotsOf } from './charts';
import { readSeries } from './charts.server';
import type { Measurement, MeasurementSummary, Units } from './measurement-figures';
import { type MeasurementView, measurementViewIn, type Range } from './measurement-view';

const rowsOnPage = 10;

/** The summary without the points of the weight, which the page has as a drawing. */
export type Summary = Omit<MeasurementSummary, 'series'>;

export type Measurements = {
  view: MeasurementView;
  summary: Summary;
  weight: PlottedChart;
  body: PlottedChart;
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
  const { page, range, bodyRange, figures } = view;
  const units = view.units ?? (await readOwnUnits(context));
  const inUnits = { ...(units && { units }) };
  const [summary, series, list] = await Promise.all([
    summaryOf(context, { range, ...inUnits }, customerId),
    figures.length > 0
      ? readSeries(context, { figures: [...figures], range: bodyRange, ...inUnits }, customerId)
      : [],
    listOf(context, { page, limit: rowsOnPage }, customerId),
  ]);
  const { data: rows, total } = dataOf(list, context.requestId, 'Failed to load measurement data');
  const { series: weight, ...rest } = dataOf(summary, context.requestId, 'Failed to load weight data').data;
  return {
    view,
    summary: rest,
    weight: { range, plots: plotsOf([weight], 'Weight', view.table === 'weight') },
    body: { range: bodyRange, plots: plotsOf(series, 'Body measurements', view.table === 'body') },
    rows,
    pages: Math.max(Math.ceil(total / rowsOnPage), 1),
  };
}

function summaryOf(context: AppLoadContext, query: { range: Range; units?: Units }, id?: string) {
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
