import { ListOf, Part, Text, YesNo } from '../../../../platform/http/answers.js';
import { roundedTotals, totalsOf } from '../../../plan-model/index.js';
import { MealSideResponse } from '../../dto/meal.response.js';
import { TotalsResponse } from '../../dto/plan-facts.response.js';
import type { OfferedSide } from '../offered-sides.js';

class OfferedSideResponse extends MealSideResponse {
  @Part(TotalsResponse, 'The totals of this amount') totals: TotalsResponse;
  @Part(TotalsResponse, 'The totals of the day with it') day: TotalsResponse;
  @YesNo('Whether the day would be within its targets') holds: boolean;
  @ListOf(Text(), 'Rules that the plan would no longer keep') breaks: string[];

  constructor({ recipe, servings, day, breaks }: OfferedSide) {
    super(recipe, servings);
    this.totals = roundedTotals(totalsOf(recipe, servings));
    this.day = roundedTotals(day.actual);
    this.holds = day.holds;
    this.breaks = breaks;
  }
}

/** The sides that suit a meal, each in the amount that fits the day best. */
export class OfferedSidesResponse {
  @ListOf(Part(OfferedSideResponse)) sides: OfferedSideResponse[];

  constructor(offered: OfferedSide[]) {
    this.sides = offered.map((side) => new OfferedSideResponse(side));
  }
}
