import type { AppLoadContext } from '@remix-run/node';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';
import { lineOf } from './charts';
import { bodyFigures, type Figure, measurementViewIn, type Range, ranges } from './measurement-view';

type SeriesQuery = { figures: Figure[]; range: Range; units?: 'metric' | 'us'; daily?: boolean };

/** Reads how figures have changed: those of the customer who is signed in, or of a trainer's customer. */
export async function readSeries(context: AppLoadContext, query: SeriesQuery, customerId?: string) {
  const api = apiFor(context);
  const answer =
    customerId === undefined
      ? await api.GET('/api/progress/measurements/series', { params: { query } })
      : await api.GET('/api/trainer/customers/{id}/measurements/series', {
          params: { path: { id: customerId }, query },
        });
  return dataOf(answer, context.requestId, 'Failed to load measurement data').data.series;
}

/** Answers with the lines of a chart, every day of them. The address says which. */
export async function readEveryDay(context: AppLoadContext, url: string, customerId?: string) {
  const params = new URL(url).searchParams;
  const { units } = measurementViewIn(params);
  const named = params.get('figures')?.split(',') ?? [];
  const figures = (['weight', ...bodyFigures] as const).filter((figure) => named.includes(figure));
  const range = ranges.find(({ value }) => value === params.get('range'))?.value ?? 'all';
  const query = { figures: [...figures], range, ...(units && { units }), daily: true };
  const series = await readSeries(context, query, customerId);
  return Response.json(series.map(lineOf), { headers: { 'Cache-Control': 'no-store' } });
}
