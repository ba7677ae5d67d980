import { AppError } from '../../../platform/errors/app-error.js';

export class TooManyCollectionsError extends AppError {
  readonly code = 'too_many_collections';
  readonly status = 409;

  constructor(most: number) {
    super(`You have ${most} collections, which is the limit. Please delete one first.`);
  }
}

export class CollectionFullError extends AppError {
  readonly code = 'collection_full';
  readonly status = 409;

  constructor(most: number) {
    super(`This collection holds ${most} recipes, which is the limit. Please remove one first.`);
  }
}

export class NotInCollectionError extends AppError {
  readonly code = 'not_in_collection';
  readonly status = 422;

  constructor(recipeIds: string[]) {
    super('Some of these recipes are not in this collection.', { details: { recipeIds } });
  }
}
