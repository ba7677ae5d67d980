import { AppError } from '../../../platform/errors/app-error.js';

export class NoRecipesError extends AppError {
  readonly code = 'no_recipes';
  readonly status = 409;
}

/** The same cards can be asked for as an export. */
export class TooManyCardsError extends AppError {
  readonly code = 'too_many_cards';
  readonly status = 409;

  constructor(cards: number, most: number) {
    super(`At most ${most} recipe cards are made at once. Please ask for these ${cards} as an export.`, {
      details: { cards, most },
    });
  }
}

export class TooLargeExportError extends AppError {
  readonly code = 'too_large_export';
  readonly status = 409;

  constructor(most: number) {
    super(`A file holds at most ${most.toLocaleString('en')} recipe cards. Please choose one customer.`);
  }
}
