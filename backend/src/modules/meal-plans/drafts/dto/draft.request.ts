import { PartialType, PickType } from '@nestjs/swagger';
import { PartField, PartsField } from '../../../../platform/http/body-fields.js';
import {
  BoundField,
  FlagField,
  IdField,
  TextField,
  WholeNumberField,
  YesNoField,
} from '../../../../platform/http/fields.js';
import { MAX_SIDES_OF_MEAL, PLAN_RULES, type RuleField, WISH_BOUNDS } from '../../../plan-model/index.js';
import { MealSideRequest } from '../../dto/meal-side.request.js';
import { PlanWishRequest } from '../../dto/plan-wish.request.js';
import { PortionField } from '../../dto/portion.field.js';
import { SaidWishRequest } from '../../dto/said-wish.request.js';
import { MAX_SEED } from '../draft.entity.js';

const SeedField = () =>
  WholeNumberField({
    min: 1,
    max: MAX_SEED,
    optional: true,
    description: 'The same request and seed give the same plan',
  });

export class GeneratePlanRequest extends PlanWishRequest {
  @SeedField() seed?: number;

  @IdField({ optional: true, nullable: true, description: 'The customer it is made for' })
  customerId?: string | null;

  @PartField(SaidWishRequest, { optional: true, description: 'The text that the form was filled in from' })
  saidWish?: SaidWishRequest;
}

export class PlaceRequest {
  @WholeNumberField({ ...WISH_BOUNDS.days }) day: number;
  @WholeNumberField({ ...WISH_BOUNDS.mealsPerDay }) mealNumber: number;
}

export class PlaceQueryRequest {
  @BoundField({ ...WISH_BOUNDS.days, optional: false }) day: number;
  @BoundField({ ...WISH_BOUNDS.mealsPerDay, optional: false }) mealNumber: number;
}

export class SwapsRequest extends PlaceQueryRequest {
  @TextField({
    max: 200,
    optional: true,
    description: 'Search words; finds any recipe you may see, your own first',
  })
  search?: string;

  @FlagField({
    description: 'Only recipes that keep the day within its targets and break no rule',
  })
  fits?: boolean;
}

export class RevisionRequest {
  @WholeNumberField({
    min: 1,
    max: MAX_SEED,
    description: 'The version you are looking at; 409 if the draft has changed since',
  })
  revision: number;
}

/** A rule that no plan fails by gives no way out. */
const MAY_GIVE_WAY = PLAN_RULES.filter(({ refusal }) => refusal !== null).map(
  ({ field }) => field as RuleField,
);

/** A way out of a refusal. Fields that it omits keep the values that were requested. */
export class RelaxRequest extends PartialType(
  PickType(PlanWishRequest, [
    'mealsPerDay',
    'dailyCalorieTarget',
    'dailyProtein',
    'dailyCarbs',
    'dailyFat',
    ...MAY_GIVE_WAY,
  ] as const),
) {}

export class RegenerateRequest extends RevisionRequest {
  @SeedField() seed?: number;

  @PartField(RelaxRequest, { optional: true, description: 'One of the changes suggested by a refusal' })
  relax?: RelaxRequest;
}

/** One of the things that can be done with a meal. */
export class ChangeMealRequest extends RevisionRequest {
  @PartField(PlaceRequest) meal: PlaceRequest;
  @IdField({ optional: true, description: 'The recipe to eat instead' }) recipeId?: string;
  @PortionField({ optional: true }) servings?: number;

  @PartField(PlaceRequest, {
    optional: true,
    description: 'The earlier meal whose leftovers are eaten instead',
  })
  leftoverOf?: PlaceRequest;

  @YesNoField({ optional: true, description: 'Whether all meals from the same pot get the new recipe' })
  withLeftovers?: boolean;

  @PartsField(MealSideRequest, {
    most: MAX_SIDES_OF_MEAL,
    optional: true,
    description: 'Everything that is eaten beside the dish from now on',
  })
  sides?: MealSideRequest[];

  @PartField(PlaceRequest, { optional: true, description: 'The meal to switch places with' })
  exchangeWith?: PlaceRequest;

  @YesNoField({ optional: true, description: 'Whether it stays when the rest is generated again' })
  locked?: boolean;
}
