import { FlagField, IdField } from '../../../platform/http/fields.js';

export class ListCustomersRequest {
  @IdField({ optional: true, description: 'Ask of each customer whether they hold this recipe' })
  recipeId?: string;

  @FlagField({ description: 'Only those who can be given something: no closed accounts' })
  assignable?: boolean;
}
