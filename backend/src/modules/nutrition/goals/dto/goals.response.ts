import { Amount, Choice, Maybe, Part, Text, WholeNumber, YesNo } from '../../../../platform/http/answers.js';
import {
  type DayGoals,
  FIBER_GOAL_GRAMS,
  GOAL_SOURCES,
  type GoalSource,
  SODIUM_LIMIT_MG,
  SUGAR_LIMIT_GRAMS,
} from '../day-goals.js';

export class DayGoalsResponse {
  @Amount() calories: number;
  @Amount('In grams, as the others') protein: number;
  @Amount() carbs: number;
  @Amount() fat: number;
  @Choice(GOAL_SOURCES, 'Set by the customer, the targets of their plan, or the defaults') source: GoalSource;
  @Maybe(Text('The plan whose targets they are')) planName: string | null;
  @WholeNumber('In grams, to reach') fiber: number;
  @WholeNumber('In grams, at most') sugar: number;
  @WholeNumber('In mg, at most') sodium: number;

  constructor({ calories, protein, carbs, fat, source, planName }: DayGoals) {
    this.calories = calories;
    this.protein = protein;
    this.carbs = carbs;
    this.fat = fat;
    this.source = source;
    this.planName = planName;
    this.fiber = FIBER_GOAL_GRAMS;
    this.sugar = SUGAR_LIMIT_GRAMS;
    this.sodium = SODIUM_LIMIT_MG;
  }
}

export class NutritionGoalsResponse {
  @Part(DayGoalsResponse, 'Those of today') goals: DayGoalsResponse;
  @Part(DayGoalsResponse, 'What holds without own goals') withoutOwn: DayGoalsResponse;
  @YesNo('Whether the trainers who coach you read your diary') isShared: boolean;

  constructor({ today, withoutOwn }: { today: DayGoals; withoutOwn: DayGoals }, isShared: boolean) {
    this.goals = new DayGoalsResponse(today);
    this.withoutOwn = new DayGoalsResponse(withoutOwn);
    this.isShared = isShared;
  }
}
