import {
  Amount,
  Choice,
  Day,
  Id,
  ListOf,
  Maybe,
  Part,
  Text,
  WholeNumber,
} from '../../../../platform/http/answers.js';
import { MEAL_TYPES, type MealType } from '../../../recipes/index.js';
import { EntryResponse } from '../../diary/dto/entry.response.js';
import { type EntryState, isAnswer } from '../../diary/entry.entity.js';
import type { PlannedMeal } from '../../diary/planned-day.js';
import { EatenFiguresResponse } from '../../dto/figures.response.js';
import { DayGoalsResponse } from '../../goals/dto/goals.response.js';
import type { ShownDay } from '../days.service.js';
import { DayRecordResponse } from './day-record.response.js';

class PlannedMealResponse {
  @WholeNumber('Its position on the day') mealNumber: number;
  @Choice(MEAL_TYPES) meal: MealType;
  @Text() name: string;
  @Amount('Planned servings') servings: number;
  @Part(EatenFiguresResponse) figures: EatenFiguresResponse;
  @Maybe(Id('The entry that answers it')) entryId: string | null;

  constructor({ place, meal, name, figures }: PlannedMeal, entries: EntryState[]) {
    this.mealNumber = place.mealNumber;
    this.meal = meal.mealType;
    this.name = name;
    this.servings = meal.servings;
    this.figures = figures;
    this.entryId = entries.find((entry) => isAnswer(entry, place))?.id ?? null;
  }
}

class PlannedDayResponse {
  @Id() planId: string;
  @Text() planName: string;
  @ListOf(Part(PlannedMealResponse)) meals: PlannedMealResponse[];
}

export class DayResponse {
  @Day() date: string;
  @Maybe(Part(DayRecordResponse, 'The totals, if anything was eaten')) record: DayRecordResponse | null;
  @Part(DayGoalsResponse) goals: DayGoalsResponse;
  @ListOf(Part(EntryResponse)) entries: EntryResponse[];
  @Maybe(Part(PlannedDayResponse, 'What the plan of that day has')) planned: PlannedDayResponse | null;

  constructor({ date, record, goals, entries, planned }: ShownDay) {
    this.date = date;
    this.record = record && new DayRecordResponse(record);
    this.goals = new DayGoalsResponse(goals);
    this.entries = entries.map((entry) => new EntryResponse(entry));
    this.planned = planned && {
      planId: planned.planId,
      planName: planned.planName,
      meals: planned.meals.map((meal) => new PlannedMealResponse(meal, entries)),
    };
  }
}
