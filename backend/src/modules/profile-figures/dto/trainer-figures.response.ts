import { Maybe, WholeNumber } from '../../../platform/http/answers.js';
import type { TrainerFigures } from '../trainer-figures.service.js';

export class TrainerFiguresResponse implements TrainerFigures {
  @WholeNumber('Customers whom you coach') totalClients: number;
  @WholeNumber('Plans that you have saved') totalMealPlansCreated: number;
  @WholeNumber('Plans that you assigned and a customer of yours follows today') activeMealPlans: number;
  @Maybe(
    WholeNumber(
      'The percentage of four and five stars among the ratings that your customers gave in 90 days to recipes of their plans; null below five ratings',
    ),
  )
  clientSatisfactionRate: number | null;
  @WholeNumber('Recipes that you have assigned to customers by themselves') totalRecipesAssigned: number;

  constructor(figures: TrainerFigures) {
    Object.assign(this, figures);
  }
}
