import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { Clock } from '../../../platform/clock/clock.js';
import { dateIn } from '../../../platform/clock/dates.js';
import { ProgressAccess } from '../progress-access.js';
import type { MeasurementSeriesRequest, MeasurementSummaryRequest } from './dto/list-measurements.request.js';
import type { Figure } from './figures.js';
import { type FigureSeries, MeasurementSeriesQueries } from './measurement-series.queries.js';
import { type MeasurementSummary, MeasurementSummaryQueries } from './measurement-summary.queries.js';
import { type Range, startOf } from './series.js';

const USUAL_RANGE: Range = '90d';
const USUAL_FIGURES: readonly Figure[] = ['waistCm', 'chestCm', 'hipsCm'];

type Reader = Pick<Principal, 'userId' | 'timeZone'>;

/** Reads what the charts of measurements show, for customers and for the trainers who coach them. */
@Injectable()
export class MeasurementChartsService {
  constructor(
    private readonly summaries: MeasurementSummaryQueries,
    private readonly figureSeries: MeasurementSeriesQueries,
    private readonly access: ProgressAccess,
    private readonly clock: Clock,
  ) {}

  async summary(
    customerId: string,
    by: Reader,
    { figure = 'weight', range = USUAL_RANGE, units }: MeasurementSummaryRequest,
  ): Promise<MeasurementSummary> {
    const { today, from } = await this.daysOf(customerId, by, range);
    return this.summaries.of(customerId, { figure, range, from, today, ...(units && { units }) });
  }

  async series(
    customerId: string,
    by: Principal,
    { figures = [], range = USUAL_RANGE, units, daily: isDaily = false }: MeasurementSeriesRequest,
  ): Promise<FigureSeries> {
    const { from } = await this.daysOf(customerId, by, range);
    const asked = figures.length > 0 ? [...new Set(figures)] : USUAL_FIGURES;
    return this.figureSeries.of(customerId, {
      figures: asked,
      range,
      from,
      isDaily,
      ...(units && { units }),
    });
  }

  /** Returns today and the first day of a range, where the customer lives. Customers always read their own measurements. */
  private async daysOf(customerId: string, by: Reader, range: Range) {
    const isOwn = customerId === by.userId;
    const { timeZone } = isOwn ? by : await this.access.requireReadable(customerId, by);
    const today = dateIn(timeZone, this.clock.now());
    return { today, from: startOf(range, today) };
  }
}
