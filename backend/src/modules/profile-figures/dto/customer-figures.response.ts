import { Maybe, WholeNumber } from '../../../platform/http/answers.js';
import type { CustomerFigures } from '../customer-figures.service.js';

export class CustomerFiguresResponse implements CustomerFigures {
  @WholeNumber('Plans that you hold, past and upcoming ones included') totalMealPlans: number;
  @WholeNumber(
    'Days of plans on which every planned meal is answered and at least one was eaten, at most 30 seconds old',
  )
  completedDays: number;
  @WholeNumber('Days in a row with an entry in the diary, up to today or yesterday') currentStreak: number;
  @Maybe(WholeNumber('The average of a day of the plan that you follow today; null without one'))
  avgCaloriesPerDay: number | null;

  constructor(figures: CustomerFigures) {
    Object.assign(this, figures);
  }
}
