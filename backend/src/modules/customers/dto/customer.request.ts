import { FlagField, IdField } from '../../../platform/http/fields.js';

export class ListCustomersRequest {
  @IdField({ optional: true, description: 'Include whether each customer has this recipe' })
  recipeId?: string;

  @FlagField({ description: 'Only customers with an open account, who can be assigned things' })
  assignable?: boolean;
}
