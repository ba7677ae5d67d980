import { DecimalField, PartField } from '../../../../platform/http/body-fields.js';
import { ChoiceField, CountField, TextField } from '../../../../platform/http/fields.js';
import { EatenFiguresRequest, figuresIn } from '../../dto/figures.request.js';
import { OWN_FOOD_PER, type OwnFoodContent, type OwnFoodPer } from '../own-food.entity.js';

export class SearchFoodsRequest {
  @TextField({
    max: 100,
    optional: true,
    description: 'What the food is called; without it, what you logged lately is listed',
  })
  search?: string;

  @CountField({ min: 1, max: 50, fallback: 20 }) limit: number = 20;
}

export class ListOwnFoodsRequest {
  @TextField({ max: 100, optional: true, description: 'Searches in the names' }) search?: string;
  @CountField({ min: 1, max: 1000, fallback: 1 }) page: number = 1;
  @CountField({ min: 1, max: 100, fallback: 50 }) limit: number = 50;
}

const MAX_SERVING_GRAMS = 10_000;

/** A food of your own, with the figures as they stand on its label. */
export class OwnFoodRequest {
  @TextField({ min: 1, max: 150, required: 'Please enter a name' }) name: string;

  @ChoiceField(OWN_FOOD_PER, { optional: true, description: 'What the figures are for; serving by default' })
  per: OwnFoodPer = 'serving';

  @DecimalField({
    min: 0.1,
    max: MAX_SERVING_GRAMS,
    invalid: `The weight of a serving is a number above 0, at most ${MAX_SERVING_GRAMS} g`,
    optional: true,
    nullable: true,
    description: 'What a serving weighs; with it, the food can also be logged by weight',
  })
  servingGrams?: number | null;

  @PartField(EatenFiguresRequest) figures: EatenFiguresRequest;

  get content(): OwnFoodContent {
    const { name, per, servingGrams = null, figures } = this;
    return { name, per, servingGrams, figures: figuresIn(figures) };
  }
}
