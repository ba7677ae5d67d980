import {
  AnyObject,
  Choice,
  Id,
  ListOf,
  Maybe,
  Moment,
  Part,
  Text,
  WholeNumber,
} from '../../../../platform/http/answers.js';
import { MessageResponse } from '../../../../platform/http/message.response.js';
import { RecipeResponse } from '../../dto/recipe.response.js';
import { RECIPE_MAKERS, type RecipeMaker } from '../../recipe-origin.js';
import type { Approval } from '../review.service.js';

export class BulkApprovedResponse extends MessageResponse {
  @WholeNumber('How many were newly approved') approved: number;
  @WholeNumber('How many were changed after you opened the list, and so were not approved') changed: number;

  constructor(message: string, { approved, changed }: Approval) {
    super(message);
    this.approved = approved;
    this.changed = changed;
  }
}

export class BulkDeletedResponse extends MessageResponse {
  @WholeNumber('How many were deleted now, not before') deleted: number;

  constructor(message: string, deleted: number) {
    super(message);
    this.deleted = deleted;
  }
}

/** Describes the JSON that admin-recipe.queries.ts lets the database write. */
class RecipeHistoryEntryResponse {
  @Moment() at: string;
  @Maybe(Text()) actorEmail: string | null;
  @Text({ example: 'recipe.approved' }) action: string;
  @AnyObject() details: Record<string, unknown>;
}

class RecipeDependentsResponse {
  @WholeNumber() favorites: number;
  @WholeNumber() ratings: number;
  @WholeNumber() collections: number;
  @WholeNumber('Customers it is assigned to') assigned: number;
}

class RecipeWithDependentsResponse {
  @Id() id: string;
  @Text() name: string;
  @Part(RecipeDependentsResponse, 'What would be deleted with it') dependents: RecipeDependentsResponse;
}

export class RecipesWithDependentsResponse {
  @ListOf(Part(RecipeWithDependentsResponse), 'In the order of the request')
  recipes: RecipeWithDependentsResponse[];
}

export class AdminRecipeResponse extends RecipeResponse {
  @Maybe(Text('The trainer who wrote it')) ownerEmail: string | null;
  @Maybe(Choice(RECIPE_MAKERS, 'What made it; null for what a person wrote')) madeBy: RecipeMaker | null;
  @Maybe(Moment()) offeredAt: string | null;
  @Maybe(Text()) approvedByEmail: string | null;
  @Maybe(Moment()) approvedAt: string | null;
  @ListOf(Part(RecipeHistoryEntryResponse), 'Newest first, at most 50') history: RecipeHistoryEntryResponse[];
  @Part(RecipeDependentsResponse, 'What would be deleted with it') dependents: RecipeDependentsResponse;
}

/** Describes the JSON that review-queue.queries.ts lets the database write. */
export class QueuePlaceResponse {
  @Maybe(WholeNumber('From 1, the newest first; null for a recipe that does not wait')) position:
    | number
    | null;
  @WholeNumber('How many recipes wait for approval') total: number;
  @Maybe(Id('The recipe after it; the first one for a recipe that does not wait')) next: string | null;
}

export class AdminStatsResponse {
  @WholeNumber('How many recipes are waiting for approval or approved') total: number;
  @WholeNumber() approved: number;
  @WholeNumber() pending: number;
  @WholeNumber() users: number;
}
