import { ApiProperty } from '@nestjs/swagger';
import { MessageResponse } from '../../../../platform/http/message.response.js';
import { RecipeResponse } from '../../dto/recipe.response.js';
import type { Approval } from '../review.service.js';

export class BulkApprovedResponse extends MessageResponse {
  @ApiProperty({ type: 'integer', description: 'How many were newly approved' })
  approved: number;

  @ApiProperty({
    type: 'integer',
    description: 'How many were changed after you opened the list, and so were not approved',
  })
  changed: number;

  constructor(message: string, { approved, changed }: Approval) {
    super(message);
    this.approved = approved;
    this.changed = changed;
  }
}

export class BulkDeletedResponse extends MessageResponse {
  @ApiProperty({ type: 'integer', description: 'How many were deleted now, not before' })
  deleted: number;

  constructor(message: string, deleted: number) {
    super(message);
    this.deleted = deleted;
  }
}

/** The shapes of what admin-recipe-detail.ts has the database write. */
class RecipeHistoryEntryResponse {
  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ type: String, nullable: true })
  actorEmail: string | null;

  @ApiProperty({ example: 'recipe.approved' })
  action: string;

  @ApiProperty({ type: 'object', additionalProperties: true })
  details: Record<string, unknown>;
}

class RecipeDependentsResponse {
  @ApiProperty({ type: 'integer' })
  favorites: number;

  @ApiProperty({ type: 'integer' })
  ratings: number;

  @ApiProperty({ type: 'integer' })
  collections: number;

  @ApiProperty({ type: 'integer', description: 'Customers it is assigned to' })
  assigned: number;
}

export class AdminRecipeResponse extends RecipeResponse {
  @ApiProperty({ type: String, nullable: true, description: 'The trainer who wrote it' })
  ownerEmail: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  offeredAt: string | null;

  @ApiProperty({ type: String, nullable: true })
  approvedByEmail: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  approvedAt: string | null;

  @ApiProperty({ type: [RecipeHistoryEntryResponse], description: 'Newest first, at most 50' })
  history: RecipeHistoryEntryResponse[];

  @ApiProperty({ type: RecipeDependentsResponse, description: 'What would be deleted with it' })
  dependents: RecipeDependentsResponse;
}

export class AdminStatsResponse {
  @ApiProperty({ type: 'integer', description: 'How many recipes are waiting for approval or approved' })
  total: number;

  @ApiProperty({ type: 'integer' })
  approved: number;

  @ApiProperty({ type: 'integer' })
  pending: number;

  @ApiProperty({ type: 'integer' })
  users: number;
}
