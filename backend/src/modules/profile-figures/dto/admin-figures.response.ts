import { WholeNumber } from '../../../platform/http/answers.js';
import type { AdminFigures } from '../admin-figures.service.js';

export class AdminFiguresResponse implements AdminFigures {
  @WholeNumber('Recipes of the library, and those that wait for a decision') totalRecipes: number;
  @WholeNumber('Accounts, disabled ones included') totalUsers: number;
  @WholeNumber('Plans that trainers and admins have saved') totalMealPlans: number;
  @WholeNumber('Recipes that wait for a decision') pendingRecipes: number;
  @WholeNumber('Trainers who were here in the last 30 days') activeTrainers: number;
  @WholeNumber('Customers who were here in the last 30 days') activeCustomers: number;

  constructor(figures: AdminFigures) {
    Object.assign(this, figures);
  }
}
