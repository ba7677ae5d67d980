import {
  ChoiceField,
  CountField,
  IdField,
  TextField,
  WholeNumberField,
  YesNoField,
} from '../../../../platform/http/fields.js';
import { RATING_SORTS, type RatingSort } from '../rating-list.queries.js';

export class RateRequest {
  @IdField() recipeId: string;

  @WholeNumberField({
    min: 0,
    max: 5,
    invalid: 'Please choose from 1 to 5 stars',
    description: '0 takes the rating back',
  })
  rating: number;

  @TextField({
    max: 1000,
    lines: true,
    optional: true,
    nullable: true,
    tooLong: 'A review must be at most 1000 characters',
    description: 'Here and below, a field left out keeps its earlier value, and null removes it',
  })
  reviewText?: string | null;

  @WholeNumberField({ min: 1, max: 5, optional: true, nullable: true }) cookingDifficulty?: number | null;
  @YesNoField({ optional: true, nullable: true }) wouldCookAgain?: boolean | null;
}

export class ListRatingsRequest {
  @ChoiceField(RATING_SORTS, {
    optional: true,
    description: '`recent` by default; `reviews_desc` puts written reviews first, most helpful first',
  })
  sort?: RatingSort;

  @CountField({ min: 1, max: 1_000_000, fallback: 1 }) page: number = 1;
  @CountField({ min: 1, max: 100, fallback: 10 }) limit: number = 10;
}

export class VoteRequest {
  @YesNoField() isHelpful: boolean;
}
