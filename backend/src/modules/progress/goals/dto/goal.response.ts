import {
  Amount,
  Choice,
  Day,
  Id,
  ListOf,
  Maybe,
  Moment,
  Part,
  Text,
  WholeNumber,
  YesNo,
} from '../../../../platform/http/answers.js';
import { FIGURES } from '../../measurements/figures.js';
import { type EnteredValue, type GoalStatus, STATUSES } from '../goal.entity.js';
import { isFigure, METRICS, type Metric } from '../goal-metric.js';
import type { FollowedGoal } from '../goals.service.js';

export class GoalResponse {
  @Id() id: string;
  @Text() goalName: string;
  @Maybe(Text()) description: string | null;
  @Choice(METRICS) metric: Metric;
  @Maybe(Text('The name of the figure; null if the values are entered at the goal')) figure: string | null;
  @Choice(STATUSES) status: GoalStatus;
  @Amount() startValue: number;
  @Day('The first day whose values count') startDate: string;
  @Amount() targetValue: number;
  @Text('The unit of all values of this goal') targetUnit: string;
  @Maybe(Day()) targetDate: string | null;
  @Amount('The newest value since the goal began, or the one at its start') currentValue: number;
  @Maybe(Day('The day of that value; null if there is none since the goal began')) currentDay: string | null;
  @WholeNumber('In percent, rounded down; more than 100 is possible') progressPercentage: number;
  @YesNo('Whether it begins at its target and is to be held within 2% of it') isBand: boolean;
  @Maybe(Moment('The moment of the value that reached the target; midnight UTC if only its day is known'))
  achievedAt: string | null;
  @Maybe(Day('The day on which it was achieved, in the time zone of the customer')) achievedDay:
    | string
    | null;
  @YesNo('Whether a trainer set it') isByTrainer: boolean;
  @Maybe(Text('Only while that trainer has an account and a name')) trainerName: string | null;
  @Maybe(Id('Only while that trainer has an account')) trainerId: string | null;
  @Moment() createdAt: string;

  constructor({ goal, current, progress, achievedDay }: FollowedGoal) {
    this.id = goal.id;
    this.goalName = goal.goalName;
    this.description = goal.description;
    this.metric = goal.metric;
    this.figure = isFigure(goal.metric) ? FIGURES[goal.metric].label : null;
    this.status = goal.status;
    this.startValue = goal.startValue;
    this.startDate = goal.startsOn;
    this.targetValue = goal.targetValue;
    this.targetUnit = goal.targetUnit;
    this.targetDate = goal.targetDate;
    this.currentValue = current?.value ?? goal.startValue;
    this.currentDay = current?.day ?? null;
    this.progressPercentage = progress;
    this.isBand = goal.isBand;
    this.achievedAt = goal.achievedAt?.toISOString() ?? null;
    this.achievedDay = achievedDay;
    this.isByTrainer = goal.isByTrainer;
    this.trainerName = (goal.isByTrainer && goal.setBy?.name) || null;
    this.trainerId = (goal.isByTrainer && goal.setBy?.id) || null;
    this.createdAt = goal.createdAt.toISOString();
  }
}

class GoalValueResponse implements EnteredValue {
  @Day() day: string;
  @Amount() value: number;
}

export class GoalDetailsResponse extends GoalResponse {
  @ListOf(Part(GoalValueResponse), 'What was entered at the goal, the newest first')
  values: GoalValueResponse[];

  constructor(followed: FollowedGoal) {
    super(followed);
    this.values = followed.goal.enteredValues.toReversed();
  }
}

export class GoalsResponse {
  @ListOf(Part(GoalResponse), 'The newest first') data: GoalResponse[];

  constructor(goals: FollowedGoal[]) {
    this.data = goals.map((goal) => new GoalResponse(goal));
  }
}

export class SavedGoalResponse {
  @Text() message: string;
  @Part(GoalResponse) data: GoalResponse;

  constructor(message: string, goal: FollowedGoal) {
    this.message = message;
    this.data = new GoalResponse(goal);
  }
}
