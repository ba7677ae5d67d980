import { Injectable } from '@nestjs/common';
import { Caches } from '../../platform/caching/caches.js';
import type { KeptValues } from '../../platform/caching/kept-values.js';
import { after, days, seconds } from '../../platform/clock/clock.js';
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

@Injectable()
export class TrainerFiguresService {
  private readonly kept: KeptValues<TrainerFigures>;

  constructor(
    private readonly coachings: CoachingService,
    private readonly plans: TrainerPlanQueries,
    private readonly recipes: RecipeAssignments,
    private readonly satisfaction: SatisfactionQueries,
    caches: Caches,
  ) {
    this.kept = caches.open(KEPT_MS);
  }

  show(trainerId: string): Promise<TrainerFigures> {
    return this.kept.find(trainerId, (now) => this.count(trainerId, now));
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
