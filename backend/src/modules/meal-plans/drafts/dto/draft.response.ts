import { PickType } from '@nestjs/swagger';
import {
  Amount,
  Id,
  ListOf,
  Maybe,
  Moment,
  Part,
  Sometimes,
  Text,
  WholeNumber,
  YesNo,
} from '../../../../platform/http/answers.js';
import { roundedTotals } from '../../../plan-model/index.js';
import { PersonResponse } from '../../../users/index.js';
import { CertificateResponse } from '../../dto/certificate.response.js';
import { PlaceResponse } from '../../dto/meal.response.js';
import { MealRecipeResponse } from '../../dto/meal-recipe.response.js';
import { MealPlanResponse } from '../../dto/plan.response.js';
import { PlanNutritionResponse, TotalsResponse } from '../../dto/plan-facts.response.js';
import { SaidWishResponse } from '../../dto/said-wish.response.js';
import type { ShownDraft } from '../drafts.service.js';
import type { FoundSwap } from '../found-swap.js';
import type { OfferedLeftovers } from '../offered-leftovers.js';
import type { OfferedSwap } from '../offered-swap.js';
import { placeIn } from '../places.js';

/** A plan that is being made. */
export class DraftResponse {
  @Part(MealPlanResponse) mealPlan: MealPlanResponse;
  @Part(PlanNutritionResponse) nutrition: PlanNutritionResponse;
  @Part(CertificateResponse) certificate: CertificateResponse;
  @Id() draftId: string;
  @WholeNumber('Must be sent with each change') revision: number;
  @WholeNumber('The same request and seed give the same plan') seed: number;
  @ListOf(Part(PlaceResponse)) locked: PlaceResponse[];
  @YesNo() canUndo: boolean;
  @Maybe(Id('The saved plan that this draft edits')) savedPlanId: string | null;
  @Maybe(Part(PersonResponse, 'The customer it is made for')) customer: PersonResponse | null;
  @Maybe(Part(SaidWishResponse, 'The text it was made from')) saidWish: SaidWishResponse | null;
  @Moment() expiresAt: string;

  constructor({ draft, customer, plan, certificate }: ShownDraft) {
    this.mealPlan = new MealPlanResponse(draft.id, plan);
    this.nutrition = new PlanNutritionResponse(plan, plan.startsOn);
    this.certificate = new CertificateResponse(certificate);
    this.draftId = draft.id;
    this.revision = draft.revision;
    this.seed = draft.seed;
    this.locked = draft.locked.map(placeIn);
    this.canUndo = draft.past.length > 0;
    this.savedPlanId = draft.savedPlanId;
    this.customer = customer && new PersonResponse(customer);
    this.saidWish = draft.saidWish && new SaidWishResponse(draft.saidWish);
    this.expiresAt = draft.expiresAt.toISOString();
  }
}

class PotSwapResponse {
  @YesNo('Whether every day of the plan would be within its targets') holds: boolean;
  @ListOf(Text(), 'Rules that the plan would no longer keep') breaks: string[];
}

export class SwapResponse {
  @Part(MealRecipeResponse) recipe: MealRecipeResponse;
  @Amount('The portion that fits') servings: number;
  @Part(TotalsResponse, 'The totals of the day with this recipe') day: TotalsResponse;
  @YesNo('Whether the day would be within its targets') holds: boolean;
  @ListOf(Text(), 'Rules that the plan would no longer keep') breaks: string[];
  @Sometimes(Part(PotSwapResponse, 'If all meals from the same pot get this recipe'))
  forPot?: PotSwapResponse;
  @YesNo('Whether it is your own recipe') isOwn: boolean;
}

class LeftoversResponse extends PickType(SwapResponse, ['recipe', 'servings', 'day', 'holds', 'breaks']) {
  @Part(PlaceResponse, 'The meal that cooks it') leftoverOf: PlaceResponse;
}

/** The leftovers of earlier meals that keep until this one. */
export class OfferedLeftoversResponse {
  @ListOf(Part(LeftoversResponse)) leftovers: LeftoversResponse[];

  constructor(offered: OfferedLeftovers[]) {
    this.leftovers = offered.map(({ cookedAt, recipe, servings, day, breaks }) => ({
      leftoverOf: { day: cookedAt.day, mealNumber: cookedAt.mealNumber },
      recipe: new MealRecipeResponse(recipe),
      servings,
      day: roundedTotals(day.actual),
      holds: day.holds,
      breaks,
    }));
  }
}

/** The nearest alternatives that keep all rules, nearest first, or the results of a search, own recipes first. */
export class SwapsResponse {
  @ListOf(Part(SwapResponse)) candidates: SwapResponse[];

  constructor(choices: (OfferedSwap & Partial<FoundSwap>)[]) {
    this.candidates = choices.map(({ recipe, servings, day, breaks, forPot, isOwn = false }) => ({
      recipe: new MealRecipeResponse(recipe),
      servings,
      day: roundedTotals(day.actual),
      holds: day.holds,
      breaks,
      ...(forPot && { forPot }),
      isOwn,
    }));
  }
}
