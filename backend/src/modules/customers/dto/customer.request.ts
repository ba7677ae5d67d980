import { CountField, FlagField, IdField, IdsField, TextField } from '../../../platform/http/fields.js';

export class ListCustomersRequest {
  @IdField({ optional: true, description: 'Include whether each customer has this recipe' })
  recipeId?: string;

  @FlagField({ description: 'Only customers with an open account, who can be assigned things' })
  assignable?: boolean;
}

/** As many as a plan can be assigned to at once. */
const MAX_PICKED = 200;

export class SearchCustomersRequest {
  @TextField({ max: 200, optional: true, description: 'Words of a name or of an e-mail, half ones too' })
  search?: string;

  @IdsField({
    max: MAX_PICKED,
    optional: true,
    inQuery: true,
    description: 'Those who have been picked already: they are told, too',
  })
  id?: string[];

  @IdField({ optional: true, description: 'Ask of each customer whether they hold this recipe' })
  recipeId?: string;

  @CountField({ min: 1, max: 100_000, fallback: 1 }) page: number = 1;
  @CountField({ min: 1, max: 50, fallback: 50 }) limit: number = 50;
}
