import {
  Amount,
  Choice,
  ListOf,
  Maybe,
  Part,
  Sometimes,
  Text,
  WholeNumber,
  YesNo,
} from '../../../platform/http/answers.js';
import { averageDaily, dailyTotals, figuresOfDays, type Plan } from '../../plan-model/index.js';
import { detailsOfWeeks, figuresOfWeeks } from '../../prep-guide/index.js';
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

class FiguresResponse {
  @WholeNumber() fiberGrams: number;
  @WholeNumber() sodiumMg: number;
  @WholeNumber('Fruit and vegetables as they are bought, without potatoes, pulses, and juice')
  produceGrams: number;
  @Amount('Minutes of preparing and cooking; leftovers take none') kitchenMinutes: number;
  @YesNo('False if an ingredient is unknown, so that there may be more than this') isWhole: boolean;
}

class DayFiguresResponse extends FiguresResponse {
  @WholeNumber() day: number;
}

/** A further figure of a week in words, because each is of another kind. */
class WeekDetailResponse {
  @Text({ example: 'Sodium' }) title: string;
  @Text({ example: '1,168 to 2,450 mg a day' }) text: string;
  @Maybe(
    Text({
      description: 'The aim that is missed, and where',
      example: 'More than 2,300 mg: Tuesday (2,450 mg)',
    }),
  )
  missed: string | null;
}

/** The rest of the packages of a food. */
class LeftOverResponse {
  @Text() foodId: string;
  @Text() name: string;
  @Amount() grams: number;
}

class WeekFiguresResponse extends FiguresResponse {
  @WholeNumber('Counted from 1; the last one may be shorter') week: number;
  @WholeNumber('Foods of the shopping list, without staples such as salt and oil') foodsToBuy: number;
  @WholeNumber('Minutes for which a cook is needed') handsOnMinutes: number;

  @ListOf(Part(LeftOverResponse), 'What is left of packages and worth another dish, the largest rest first')
  leftOver: LeftOverResponse[];

  @Sometimes(
    ListOf(Part(WeekDetailResponse), 'Absent in shared plans, because some depend on what a person eats'),
  )
  details?: WeekDetailResponse[];
}

export class PlanNutritionResponse {
  @Part(TotalsResponse) averageDaily: TotalsResponse;
  @ListOf(Part(DailyTotalsResponse)) daily: DailyTotalsResponse[];
  @ListOf(Part(DayFiguresResponse), 'What each day has besides') figures: DayFiguresResponse[];

  @ListOf(Part(WeekFiguresResponse), 'What to buy for each week, and the mean of its days')
  weeks: WeekFiguresResponse[];

  /** With a date in `startsOn`, or an empty one for a plan without dates, weeks have details. */
  constructor(plan: Plan, startsOn?: string) {
    this.averageDaily = averageDaily(plan);
    this.daily = dailyTotals(plan);
    this.figures = figuresOfDays(plan);
    const details = startsOn === undefined ? [] : detailsOfWeeks({ ...plan, startsOn }, this.figures);
    this.weeks = figuresOfWeeks(plan, this.figures).map((week, index) => ({
      ...week,
      details: details[index],
    }));
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
