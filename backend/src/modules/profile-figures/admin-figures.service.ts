import { Injectable } from '@nestjs/common';
import { after, Clock, days } from '../../platform/clock/clock.js';
import { TrainerPlanQueries } from '../meal-plans/index.js';
import { RecipeFigureQueries } from '../recipes/index.js';
import { AdminFigureQueries } from './admin-figures.queries.js';
import { KeptFigures } from './kept-figures.js';

export interface AdminFigures {
  totalRecipes: number;
  totalUsers: number;
  totalMealPlans: number;
  pendingRecipes: number;
  activeTrainers: number;
  activeCustomers: number;
}

const ACTIVE_WITHIN_MS = days(30);

@Injectable()
export class AdminFiguresService {
  private readonly kept: KeptFigures<AdminFigures>;

  constructor(
    private readonly accounts: AdminFigureQueries,
    private readonly recipes: RecipeFigureQueries,
    private readonly plans: TrainerPlanQueries,
    clock: Clock,
  ) {
    this.kept = new KeptFigures(clock);
  }

  /** All admins see the same figures. */
  show(): Promise<AdminFigures> {
    return this.kept.find('all', (now) => this.count(now));
  }

  private async count(now: Date): Promise<AdminFigures> {
    const [recipes, { users, ...active }, totalMealPlans] = await Promise.all([
      this.recipes.countForAdmins(),
      this.accounts.countAccounts(after(now, -ACTIVE_WITHIN_MS)),
      this.plans.countSaved(),
    ]);
    return {
      ...{ totalRecipes: recipes.total, totalUsers: users, totalMealPlans, pendingRecipes: recipes.pending },
      ...active,
    };
  }
}
