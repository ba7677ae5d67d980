import { Amount, Choice, ListOf, Maybe, Part, Text, WholeNumber } from '../../../platform/http/answers.js';
import { averageDaily, dailyTotals, type Plan } from '../../plan-model/index.js';
import { MEAL_TYPES, type MealType } from '../../recipes/index.js';

export class TotalsResponse {
  @Amount('kcal') calories: number;
  @Amount('Grams, like the others') protein: number;
  @Amount('Including fiber') carbs: number;
  @Amount() fat: number;
}

export class DailyTotalsResponse extends TotalsResponse {
  @WholeNumber() day: number;
}

export class PlanNutritionResponse {
  @Part(TotalsResponse) averageDaily: TotalsResponse;
  @ListOf(Part(DailyTotalsResponse)) daily: DailyTotalsResponse[];

  constructor(plan: Plan) {
    this.averageDaily = averageDaily(plan);
    this.daily = dailyTotals(plan);
  }
}

export class PlanFactsResponse {
  @WholeNumber() days: number;
  @WholeNumber() mealsPerDay: number;
  @WholeNumber() dailyCalorieTarget: number;
  @Maybe(Text()) clientName: string | null;
  @ListOf(Choice(MEAL_TYPES), 'In the order they are eaten') mealTypes: MealType[];
  @WholeNumber() totalMeals: number;
  @Part(TotalsResponse) averageDaily: TotalsResponse;
}
