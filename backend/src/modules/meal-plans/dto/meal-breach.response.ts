import { Maybe, Text, WholeNumber } from '../../../platform/http/answers.js';
import type { ServedBreach } from '../../recipes/index.js';

/** Something at a meal that breaks what the customer's profile says now. */
export class MealBreachResponse {
  @WholeNumber('The day of the plan, counted from 1') day: number;
  @WholeNumber('Which meal of the day it is, counted from 1') mealNumber: number;
  @Text() recipeName: string;
  @Text('As the profile says it, such as "Vegan" or "Allergy: fish"') restriction: string;
  @Maybe(Text('The ingredient that breaks it, or null if no single one does')) ingredient: string | null;

  constructor({ recipeName, restriction, ingredient }: ServedBreach, day: number, mealNumber: number) {
    Object.assign(this, { day, mealNumber, recipeName, restriction, ingredient });
  }
}

export const mealBreachesOf = (breaches: readonly ServedBreach[]): MealBreachResponse[] =>
  breaches.flatMap((breach) =>
    breach.meal ? [new MealBreachResponse(breach, breach.meal.day, breach.meal.mealNumber)] : [],
  );
