import { Choice, Day, ListOf, Maybe, Part, WholeNumber } from '../../../../platform/http/answers.js';
import { EatenFiguresResponse } from '../../dto/figures.response.js';
import { OPEN_FIGURES, type OpenFigure } from '../../figures.js';
import { DayGoalsResponse } from '../../goals/dto/goals.response.js';
import type { DayRecord } from '../day-record.queries.js';
import type { ListedDays } from '../days.service.js';

/** The totals of a day have one decimal, to which the exact sums are rounded. */
export class DayRecordResponse extends EatenFiguresResponse {
  @Day() date: string;
  @WholeNumber('Meals with an entry') mealCount: number;
  @ListOf(Choice(OPEN_FIGURES), 'The totals that are at least this much, because an entry does not know them')
  atLeast: OpenFigure[];

  constructor(record: DayRecord) {
    super();
    Object.assign(this, record);
  }
}

class AveragesResponse extends EatenFiguresResponse {
  @Day() from: string;
  @Day() to: string;
  @WholeNumber('The days over which the average is') loggedDays: number;
  @ListOf(Choice(OPEN_FIGURES)) atLeast: OpenFigure[];
}

class ListedDayResponse {
  @Day() date: string;
  @Maybe(Part(DayRecordResponse)) record: DayRecordResponse | null;
  @Part(DayGoalsResponse) goals: DayGoalsResponse;
}

export class DaysResponse {
  @ListOf(Part(ListedDayResponse), 'Each day of the span; without a record, nothing was logged')
  days: ListedDayResponse[];
  @ListOf(Part(AveragesResponse), 'Per logged day of a week or month, if they were asked for')
  averages: AveragesResponse[];

  constructor({ days, averages }: ListedDays) {
    this.days = days.map(({ date, record, goals }) => ({
      date,
      record: record && new DayRecordResponse(record),
      goals: new DayGoalsResponse(goals),
    }));
    this.averages = averages;
  }
}
