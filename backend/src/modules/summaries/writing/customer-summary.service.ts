import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { dateIn } from '../../../platform/clock/dates.js';
import { AppConfig } from '../../../platform/config/app.config.js';
import { pages } from '../../../platform/config/pages.js';
import { RecommendationsService } from '../../engagement/index.js';
import { mailedMeals, PlanOnDateQueries } from '../../meal-plans/index.js';
import { planDay } from '../../plan-model/index.js';
import { CustomerFiguresService } from '../../profile-figures/index.js';
import { GoalsService, MeasurementChartsService, unitOf } from '../../progress/index.js';
import type { CustomerSummary, MailedGoal, MailedWeight } from '../mails/customer-summary.mail.js';
import type { Period } from '../schedule/due-day.js';
import type { SummaryReader } from '../schedule/email-summary.queries.js';
import type { SummaryAsked } from './summary-asked.js';

const MAX_RECIPES = 3;
const MAX_GOALS = 10;

/** Writes the summary for a customer about their own data. Nobody else gets this mail. */
@Injectable()
export class CustomerSummaryService {
  constructor(
    private readonly measurements: MeasurementChartsService,
    private readonly goals: GoalsService,
    private readonly figures: CustomerFiguresService,
    private readonly plans: PlanOnDateQueries,
    private readonly recommendations: RecommendationsService,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  async summarize({ reader, period }: SummaryAsked): Promise<CustomerSummary | null> {
    const [weight, goals, figures, plan] = await Promise.all([
      this.readWeight(reader),
      this.readGoals(reader, period),
      this.figures.countBetween(reader.userId, period),
      this.readPlan(reader),
    ]);
    const isRecent = weight !== null && weight.day >= period.from;
    const hasAchieved = goals.some(({ isAchieved }) => isAchieved);
    if (!plan && !isRecent && figures.loggedDays === 0 && !hasAchieved) return null;
    return {
      name: reader.name,
      ...{ frequency: reader.frequency, period, weight, goals, figures, plan },
      recipes: reader.wantsRecipes ? await this.readRecipes(reader) : [],
      link: this.config.linkTo(pages.myPlans),
    };
  }

  private async readWeight({ userId, timeZone, units }: SummaryReader): Promise<MailedWeight | null> {
    const asked = { range: '7d', ...(units && { units }) } as const;
    const summary = await this.measurements.summary(userId, { userId, timeZone }, asked);
    const latest = summary.latest.find(({ figure }) => figure === 'weight');
    if (!latest) return null;
    const { value, day } = latest;
    return { value, day, unit: unitOf('weight', summary.units), trend: summary.trend };
  }

  /** Goals that are pursued, and those that were achieved in these days. */
  private async readGoals({ userId }: SummaryReader, { from, to }: Period): Promise<MailedGoal[]> {
    const followed = await this.goals.list(userId, { userId });
    return followed
      .filter(
        ({ goal, achievedDay }) =>
          goal.status === 'active' || (achievedDay !== null && from <= achievedDay && achievedDay <= to),
      )
      .slice(0, MAX_GOALS)
      .map(({ goal, progress }) => ({
        name: goal.goalName,
        progress: Math.min(100, progress),
        isBand: goal.isBand,
        isAchieved: goal.status === 'achieved',
      }));
  }

  /** Reads what is planned for today, which is not the day on which the summary was due if it is late. */
  private async readPlan({ userId, timeZone }: SummaryReader): Promise<CustomerSummary['plan']> {
    const day = dateIn(timeZone, this.clock.now());
    const found = await this.plans.find(userId, day);
    const shown = found && planDay(found.startsOn, found.plan.days, day);
    if (!found || !shown) return null;
    const meals = mailedMeals(found.plan, shown, (path) => this.config.linkTo(path));
    return { name: found.planName, day: shown, days: found.plan.days, meals };
  }

  private async readRecipes({ userId }: SummaryReader): Promise<CustomerSummary['recipes']> {
    const found: { recipes: { id: string; name: string; reason: string }[] } = JSON.parse(
      await this.recommendations.for(userId, MAX_RECIPES),
    );
    return found.recipes.map(({ id, name, reason }) => ({
      ...{ name, reason },
      link: this.config.linkTo(pages.recipe(id)),
    }));
  }
}
