import { Injectable } from '@nestjs/common';
import { after, Clock, days, seconds } from '../../platform/clock/clock.js';
import { SatisfactionQueries } from '../engagement/index.js';
import { TrainerPlanQueries } from '../meal-plans/index.js';
import { RecipeAssignments } from '../recipes/index.js';
import { CoachingService } from '../users/index.js';

export interface TrainerFigures {
  totalClients: number;
  totalMealPlansCreated: number;
  activeMealPlans: number;
  /** A percentage, or null while there are too few ratings. */
  clientSatisfactionRate: number | null;
  totalRecipesAssigned: number;
}

const RATED_WITHIN_MS = days(90);

const MIN_RATINGS = 5;

const KEPT_MS = seconds(30);

/** The number of trainers whose figures are kept. Figures of others are counted again. */
const MAX_KEPT = 500;

@Injectable()
export class TrainerFiguresService {
  /** Figures are kept per copy of the program, and they may be a little old. */
  private readonly kept = new Map<string, { at: Date; figures: TrainerFigures }>();

  constructor(
    private readonly coachings: CoachingService,
    private readonly plans: TrainerPlanQueries,
    private readonly recipes: RecipeAssignments,
    private readonly satisfaction: SatisfactionQueries,
    private readonly clock: Clock,
  ) {}

  async show(trainerId: string): Promise<TrainerFigures> {
    const now = this.clock.now();
    const kept = this.kept.get(trainerId);
    if (kept && now < after(kept.at, KEPT_MS)) return kept.figures;
    const figures = await this.count(trainerId, now);
    if (this.kept.size >= MAX_KEPT) this.kept.clear();
    this.kept.set(trainerId, { at: now, figures });
    return figures;
  }

  private async count(trainerId: string, now: Date): Promise<TrainerFigures> {
    const since = after(now, -RATED_WITHIN_MS);
    const [totalClients, plans, totalRecipesAssigned, planned] = await Promise.all([
      this.coachings.countCustomers(trainerId),
      this.plans.count(trainerId),
      this.recipes.countBy(trainerId),
      this.plans.findPlannedRecipes(trainerId, since),
    ]);
    const { ratings, good } = await this.satisfaction.count({ ...planned, since });
    return {
      totalClients,
      totalMealPlansCreated: plans.saved,
      activeMealPlans: plans.active,
      clientSatisfactionRate: ratings < MIN_RATINGS ? null : Math.round((100 * good) / ratings),
      totalRecipesAssigned,
    };
  }
}
