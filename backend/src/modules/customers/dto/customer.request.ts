import {
  BoundField,
  ChoiceField,
  CountField,
  FlagField,
  IdField,
  IdsField,
  TextField,
} from '../../../platform/http/fields.js';
import { CUSTOMER_SORTS, type CustomerSort } from '../own-customer.queries.js';

export class ListCustomersRequest {
  @IdField({ optional: true, description: 'Include whether each customer has this recipe' })
  recipeId?: string;

  @FlagField({ description: 'Only customers with an open account, who can be assigned things' })
  assignable?: boolean;
}

const SearchField = () =>
  TextField({ max: 200, optional: true, description: 'Words of a name or of an e-mail, half ones too' });

const DEFAULT_LIMIT = 20;

/** More than any trainer coaches at once: who asks for no page gets so many. */
const MAX_WITHOUT_PAGE = 500;

export class ListOwnCustomersRequest extends ListCustomersRequest {
  @SearchField() search?: string;

  @ChoiceField(CUSTOMER_SORTS, {
    optional: true,
    description: 'Those who were linked last or first come first, or by name or email; by default newest',
  })
  sort?: CustomerSort;

  @BoundField({
    min: 1,
    max: 100_000,
    description: `Without page and limit, all customers are listed, at most ${MAX_WITHOUT_PAGE}`,
  })
  page?: number;

  @BoundField({ min: 1, max: 100, description: `${DEFAULT_LIMIT} by default` }) limit?: number;

  get wantedPage(): { page: number; limit: number } {
    if (this.page === undefined && this.limit === undefined) return { page: 1, limit: MAX_WITHOUT_PAGE };
    return { page: this.page ?? 1, limit: this.limit ?? DEFAULT_LIMIT };
  }
}

/** As many as a plan can be assigned to at once. */
const MAX_PICKED = 200;

export class SearchCustomersRequest {
  @SearchField() search?: string;

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
  @CountField({ min: 1, max: MAX_PICKED, fallback: 50 }) limit: number = 50;
}
