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
  TextField({ max: 200, optional: true, description: 'Words, or parts of words, of a name or an email' });

const DEFAULT_LIMIT = 20;

/** A request without a page gets this many. A trainer who coaches more has to turn pages. */
const MAX_WITHOUT_PAGE = 500;

export class ListOwnCustomersRequest extends ListCustomersRequest {
  @SearchField() search?: string;

  @ChoiceField(CUSTOMER_SORTS, {
    optional: true,
    description:
      'Newest or oldest link first, by name or email, or the latest weigh-in or visit first; newest by default',
  })
  sort?: CustomerSort;

  @FlagField({ description: 'Only customers who need your attention' })
  needsAttention?: boolean;

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

/** A plan can be assigned to this many customers at once. */
const MAX_PICKED = 200;

export class SearchCustomersRequest {
  @SearchField() search?: string;

  @IdsField({
    max: MAX_PICKED,
    optional: true,
    inQuery: true,
    description: 'Customers picked so far, who are returned as well',
  })
  id?: string[];

  @IdField({ optional: true, description: 'Include whether each customer has this recipe' })
  recipeId?: string;

  @CountField({ min: 1, max: 100_000, fallback: 1 }) page: number = 1;
  @CountField({ min: 1, max: MAX_PICKED, fallback: 50 }) limit: number = 50;
}
