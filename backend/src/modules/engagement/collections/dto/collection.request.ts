import {
  ChoiceField,
  CountField,
  IdField,
  IdsField,
  TextField,
  WordsField,
  YesNoField,
} from '../../../../platform/http/fields.js';
import type { CollectionContent } from '../collection.entity.js';
import { type CollectionScope, SCOPES } from '../collection.queries.js';

const NameField = (options: { optional?: boolean } = {}) =>
  TextField({
    ...options,
    min: 1,
    max: 255,
    required: 'Please give the collection a name',
    tooLong: 'A name must be at most 255 characters',
  });

const DescriptionField = () =>
  TextField({
    max: 1000,
    lines: true,
    optional: true,
    nullable: true,
    tooLong: 'A description must be at most 1000 characters',
  });

const TagsField = () => WordsField({ most: 10, max: 30, optional: true });

const NotesField = () =>
  TextField({
    max: 500,
    lines: true,
    optional: true,
    nullable: true,
    tooLong: 'Notes must be at most 500 characters',
  });

export class CreateCollectionRequest {
  @NameField() name: string;
  @DescriptionField() description?: string | null;
  @YesNoField({ optional: true, description: 'Private by default' }) isPublic?: boolean;
  @TagsField() tags?: string[];

  @IdField({ optional: true, description: 'Its first recipe. Without access to it, nothing is created' })
  recipeId?: string;

  get content(): CollectionContent {
    const { name, description, isPublic = false, tags = [] } = this;
    return { name, description: description || null, isPublic, tags };
  }
}

export class ChangeCollectionRequest {
  @NameField({ optional: true }) name?: string;
  @DescriptionField() description?: string | null;
  @YesNoField({ optional: true }) isPublic?: boolean;
  @TagsField() tags?: string[];

  @IdField({
    optional: true,
    nullable: true,
    description: 'The recipe in it whose picture is its cover; `null`: the first one with a picture',
  })
  coverRecipeId?: string | null;
}

export class ListCollectionsRequest {
  @ChoiceField(SCOPES, {
    optional: true,
    description: '`own` by default; `public` lists all public collections',
  })
  scope?: CollectionScope;

  @IdField({ optional: true, description: 'Include whether each of your collections has this recipe' })
  recipeId?: string;

  @CountField({ min: 1, max: 1_000_000, fallback: 1 }) page: number = 1;
  @CountField({ min: 1, max: 200, fallback: 24 }) limit: number = 24;
}

export class ShowCollectionRequest {
  @CountField({ min: 1, max: 1_000_000, fallback: 1 }) page: number = 1;
  @CountField({ min: 1, max: 100, fallback: 24 }) limit: number = 24;
}

export class CollectionRecipeParams {
  @IdField() id: string;
  @IdField() recipeId: string;
}

export class AddToCollectionRequest {
  @IdField() recipeId: string;
  @NotesField() notes?: string | null;
}

export class OrderCollectionRequest {
  @IdsField({ max: 500, description: 'Recipes not named keep their order, after these' }) recipeIds: string[];
}
