import { Injectable } from '@nestjs/common';
import { addDays } from '../../../platform/clock/dates.js';
import { momentAt } from '../../../platform/clock/time-of-day.js';
import { AppConfig } from '../../../platform/config/app.config.js';
import { pages } from '../../../platform/config/pages.js';
import { AdminRecipeQueries } from '../../recipes/index.js';
import type { AdminSummary } from '../mails/admin-summary.mail.js';
import { AdminCountQueries } from './admin-count.queries.js';
import type { SummaryAsked } from './summary-asked.js';

/** Writes the summary for an admin. It has numbers only, and none about anybody's health. */
@Injectable()
export class AdminSummaryService {
  constructor(
    private readonly counts: AdminCountQueries,
    private readonly recipes: AdminRecipeQueries,
    private readonly config: AppConfig,
  ) {}

  async summarize({ reader, period }: SummaryAsked): Promise<AdminSummary | null> {
    const { name, frequency, timeZone } = reader;
    const from = momentAt(timeZone, period.from, 0);
    const until = momentAt(timeZone, addDays(period.to, 1), 0);
    const [counts, waiting] = await Promise.all([this.counts.countBetween(from, until), this.countWaiting()]);
    if (waiting === 0 && Object.values(counts).every((count) => count === 0)) return null;
    return { ...{ name, frequency, period, counts, waiting }, link: this.config.linkTo(pages.admin) };
  }

  private async countWaiting(): Promise<number> {
    const stats: { pending: number } = JSON.parse(await this.recipes.stats());
    return stats.pending;
  }
}
