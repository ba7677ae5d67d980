import { ApiProperty } from '@nestjs/swagger';
import { MessageResponse } from '../../../../platform/http/message.response.js';
import { RecipeCardResponse } from '../../dto/recipe.response.js';
import type { AssignmentChange } from '../assignment.service.js';

export class AssignRecipeResponse extends MessageResponse {
  @ApiProperty({ type: 'integer', description: 'How many customers have it now and did not before' })
  added: number;

  @ApiProperty({ type: 'integer', description: 'How many customers no longer have it' })
  removed: number;

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

/** The shape of what recipe-assignments.ts has the database write. */
class AssignedRecipeResponse extends RecipeCardResponse {
  @ApiProperty({ format: 'date-time' })
  assignedAt: string;

  @ApiProperty({ description: 'The name of the person who assigned it, or their email up to the @' })
  assignedBy: string;
}

export class AssignedRecipesResponse {
  @ApiProperty({ type: [AssignedRecipeResponse] })
  recipes: AssignedRecipeResponse[];

  @ApiProperty({ type: 'integer', description: 'Across all pages' })
  total: number;
}
