import { AppError } from '../../../platform/errors/app-error.js';

export class TooManyCollectionsError extends AppError {
  readonly code = 'too_many_collections';
  readonly status = 409;

  constructor(most: number) {
    super(`You have ${most} collections, and that is as many as there can be. Delete one first.`);
  }
}

export class CollectionFullError extends AppError {
  readonly code = 'collection_full';
  readonly status = 409;

  constructor(most: number) {
    super(`This collection holds ${most} recipes, and that is as many as there can be. Take one out first.`);
  }
}

export class NotInCollectionError extends AppError {
  readonly code = 'not_in_collection';
  readonly status = 422;

  constructor(recipeIds: string[]) {
    super('Some of these recipes are not in this collection.', { details: { recipeIds } });
  }
}
