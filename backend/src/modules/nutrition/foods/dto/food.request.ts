import { DecimalField, PartField } from '../../../../platform/http/body-fields.js';
import { CountField, TextField } from '../../../../platform/http/fields.js';
import { EatenFiguresRequest, figuresIn } from '../../dto/figures.request.js';
import type { OwnFoodContent } from '../own-food.entity.js';

export class SearchFoodsRequest {
  @TextField({
    max: 100,
    optional: true,
    description: 'What the food is called; without it, what you logged lately is listed',
  })
  search?: string;

  @CountField({ min: 1, max: 50, fallback: 20 }) limit: number = 20;
}

const MAX_SERVING_GRAMS = 10_000;

/** A food of your own. The figures are those of one serving. */
export class OwnFoodRequest {
  @TextField({ min: 1, max: 150, required: 'Please enter a name' }) name: string;

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
    return { name: this.name, servingGrams: this.servingGrams ?? null, figures: figuresIn(this.figures) };
  }
}
