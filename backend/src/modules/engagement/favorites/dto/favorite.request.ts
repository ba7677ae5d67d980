import { CountField, IdField, TextField } from '../../../../platform/http/fields.js';

const MAX_NOTES = 500;

const NotesField = (options: { optional?: boolean }) =>
  TextField({
    ...options,
    max: MAX_NOTES,
    lines: true,
    nullable: true,
    tooLong: `Notes must be at most ${MAX_NOTES} characters`,
  });

export class RecipeParams {
  @IdField() recipeId: string;
}

export class AddFavoriteRequest {
  @IdField() recipeId: string;
  @NotesField({ optional: true }) notes?: string | null;
}

export class ChangeFavoriteRequest {
  @NotesField({}) notes: string | null;
}

export class ListFavoritesRequest {
  @TextField({ max: 100, optional: true, description: 'Works as in the list of recipes' }) search?: string;
  @CountField({ min: 1, max: 1_000_000, fallback: 1 }) page: number = 1;
  @CountField({ min: 1, max: 100, fallback: 12 }) limit: number = 12;
}
