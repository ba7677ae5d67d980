import { ApiProperty } from '@nestjs/swagger';
import { certify } from '../../../plan-certificate/index.js';
import { roundedTotals } from '../../../plan-model/index.js';
import { PersonResponse } from '../../../users/index.js';
import { CertificateResponse } from '../../dto/certificate.response.js';
import {
  MealPlanResponse,
  MealRecipeResponse,
  PlanNutritionResponse,
  TotalsResponse,
} from '../../dto/plan.response.js';
import { SaidWishResponse } from '../../dto/said-wish.response.js';
import type { Draft } from '../draft.entity.js';
import type { FoundSwap } from '../found-swap.js';
import type { OfferedSwap } from '../offered-swap.js';
import { placeIn } from '../places.js';

class LockedMealResponse {
  @ApiProperty({ type: 'integer' })
  day: number;

  @ApiProperty({ type: 'integer' })
  mealNumber: number;
}

/** A plan that is being made. */
export class DraftResponse {
  @ApiProperty({ type: MealPlanResponse })
  mealPlan: MealPlanResponse;

  @ApiProperty({ type: PlanNutritionResponse })
  nutrition: PlanNutritionResponse;

  @ApiProperty({ type: CertificateResponse })
  certificate: CertificateResponse;

  @ApiProperty({ format: 'uuid' })
  draftId: string;

  @ApiProperty({ type: 'integer', description: 'Must be sent with each change' })
  revision: number;

  @ApiProperty({ type: 'integer', description: 'The same request and seed give the same plan' })
  seed: number;

  @ApiProperty({ type: [LockedMealResponse] })
  locked: LockedMealResponse[];

  @ApiProperty()
  canUndo: boolean;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The saved plan that this draft edits',
  })
  savedPlanId: string | null;

  @ApiProperty({ type: PersonResponse, nullable: true, description: 'The customer it is made for' })
  customer: PersonResponse | null;

  @ApiProperty({ type: SaidWishResponse, nullable: true, description: 'The text it was made from' })
  saidWish: SaidWishResponse | null;

  @ApiProperty({ format: 'date-time' })
  expiresAt: string;

  constructor(draft: Draft) {
    const plan = draft.finished();
    this.mealPlan = new MealPlanResponse(draft.id, plan);
    this.nutrition = new PlanNutritionResponse(plan);
    this.certificate = new CertificateResponse(certify(plan));
    this.draftId = draft.id;
    this.revision = draft.revision;
    this.seed = draft.seed;
    this.locked = draft.locked.map(placeIn);
    this.canUndo = draft.past.length > 0;
    this.savedPlanId = draft.savedPlanId;
    this.customer = draft.customer && new PersonResponse(draft.customer);
    this.saidWish = draft.saidWish && new SaidWishResponse(draft.saidWish);
    this.expiresAt = draft.expiresAt.toISOString();
  }
}

class SwapResponse {
  @ApiProperty({ type: MealRecipeResponse })
  recipe: MealRecipeResponse;

  @ApiProperty({ description: 'The portion that fits' })
  servings: number;

  @ApiProperty({ type: TotalsResponse, description: 'The totals of the day with this recipe' })
  day: TotalsResponse;

  @ApiProperty({ description: 'Whether the day would be within its targets' })
  holds: boolean;

  @ApiProperty({ type: [String], description: 'Rules that the plan would no longer keep' })
  breaks: string[];

  @ApiProperty({ description: 'Whether it is your own recipe' })
  isOwn: boolean;
}

/** The nearest that keep all rules, the nearest first; or what was searched for, own recipes first. */
export class SwapsResponse {
  @ApiProperty({ type: [SwapResponse] })
  candidates: SwapResponse[];

  constructor(choices: (OfferedSwap & Partial<FoundSwap>)[]) {
    this.candidates = choices.map(({ recipe, servings, day, breaks = [], isOwn = false }) => ({
      recipe: new MealRecipeResponse(recipe),
      servings,
      day: roundedTotals(day.actual),
      holds: day.holds,
      breaks,
      isOwn,
    }));
  }
}
