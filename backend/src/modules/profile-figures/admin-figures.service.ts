import { Injectable } from '@nestjs/common';
import { Caches } from '../../platform/caching/caches.js';
import type { KeptValues } from '../../platform/caching/kept-values.js';
import { after, days, seconds } from '../../platform/clock/clock.js';
import { TrainerPlanQueries } from '../meal-plans/index.js';
import { RecipeCountQueries } from '../recipes/index.js';
import { AdminFigureQueries } from './admin-figures.queries.js';

export interface AdminFigures {
  totalRecipes: number;
  totalUsers: number;
  totalMealPlans: number;
  pendingRecipes: number;
  activeTrainers: number;
  activeCustomers: number;
}

const ACTIVE_WITHIN_MS = days(30);

const KEPT_MS = seconds(30);

@Injectable()
export class AdminFiguresService {
  private readonly kept: KeptValues<AdminFigures>;

  constructor(
    private readonly accounts: AdminFigureQueries,
    private readonly recipes: RecipeCountQueries,
    private readonly plans: TrainerPlanQueries,
    caches: Caches,
  ) {
    this.kept = caches.open(KEPT_MS);
  }

  /** All admins see the same figures. */
  show(): Promise<AdminFigures> {
    return this.kept.find('all', (now) => this.count(now));
  }

  private async count(now: Date): Promise<AdminFigures> {
    const [recipes, { users, ...active }, totalMealPlans] = await Promise.all([
      this.recipes.count(),
      this.accounts.countAccounts(after(now, -ACTIVE_WITHIN_MS)),
      this.plans.countSaved(),
    ]);
    return {
      ...{ totalRecipes: recipes.total, totalUsers: users, totalMealPlans, pendingRecipes: recipes.pending },
      ...active,
    };
  }
}
