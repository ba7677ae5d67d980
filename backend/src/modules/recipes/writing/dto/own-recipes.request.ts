import { ChoiceField, CountField, TextField } from '../../../../platform/http/fields.js';
import { OWN_STATES, type OwnState } from '../own-recipe.queries.js';

export class ListOwnRecipesRequest {
  @TextField({ max: 100, optional: true, description: 'Works as in the list of recipes' }) search?: string;
  @ChoiceField(OWN_STATES, { optional: true }) state?: OwnState;
  @CountField({ min: 1, max: 1_000_000, fallback: 1 }) page: number = 1;
  @CountField({ min: 1, max: 100, fallback: 12 }) limit: number = 12;
}
