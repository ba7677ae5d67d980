import { ListOf, Moment, Part, Text, WholeNumber } from '../../../../platform/http/answers.js';
import { MessageResponse } from '../../../../platform/http/message.response.js';
import { RecipeCardResponse } from '../../dto/recipe.response.js';
import type { AssignmentChange } from '../assignment.service.js';

export class AssignRecipeResponse extends MessageResponse {
  @WholeNumber('How many customers have it now and did not before') added: number;
  @WholeNumber('How many customers no longer have it') removed: number;

  constructor(change: AssignmentChange) {
    super(inWords(change));
    this.added = change.added;
    this.removed = change.removed;
  }
}

function inWords({ added, removed }: AssignmentChange): string {
  if (added && removed)
    return `Recipe assigned to ${customers(added)} and unassigned from ${customers(removed)}.`;
  if (added) return 'Recipe Assigned';
  return removed ? 'Recipe Unassigned' : 'No Changes Made';
}

const customers = (count: number) => (count === 1 ? '1 customer' : `${count} customers`);

/** Describes the JSON that assigned-recipe.queries.ts lets the database write. */
class AssignedRecipeResponse extends RecipeCardResponse {
  @Moment() assignedAt: string;
  @Text('The name of the person who assigned it, or their email up to the @') assignedBy: string;
}

export class AssignedRecipesResponse {
  @ListOf(Part(AssignedRecipeResponse)) recipes: AssignedRecipeResponse[];
  @WholeNumber('Across all pages') total: number;
}
