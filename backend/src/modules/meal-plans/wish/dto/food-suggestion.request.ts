import { ChoiceField, CountField, TextField } from '../../../../platform/http/fields.js';
import { FOOD_USES, type FoodUse, MAX_TYPED } from '../../../wish-reader/index.js';

export class SuggestFoodsRequest {
  @TextField({ min: 1, max: MAX_TYPED, required: 'Please type a food', description: 'What was typed so far' })
  search: string;

  @ChoiceField(FOOD_USES, {
    optional: true,
    description: 'Whether the words are for a plan (by default) or for a filter of recipes',
  })
  use: FoodUse = 'plans';

  @CountField({ min: 1, max: 20, fallback: 8 }) limit: number = 8;
}
