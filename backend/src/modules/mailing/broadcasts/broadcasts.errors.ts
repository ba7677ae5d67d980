import { AppError } from '../../../platform/errors/app-error.js';

export class BroadcastSentError extends AppError {
  readonly code = 'broadcast_sent';
  readonly status = 409;

  constructor() {
    super('This message is already on its way. It can no longer be changed or deleted.');
  }
}

export class BroadcastChangedError extends AppError {
  readonly code = 'broadcast_changed';
  readonly status = 409;

  constructor() {
    super('This message was changed meanwhile. Please look at it again before you send it.');
  }
}

export class TooManyDraftsError extends AppError {
  readonly code = 'too_many_drafts';
  readonly status = 409;

  constructor(most: number) {
    super(`There are ${most} drafts already. Please send or delete one first.`);
  }
}

export class NobodyToSendToError extends AppError {
  readonly code = 'nobody_to_send_to';
  readonly status = 409;

  constructor() {
    super('Nobody would get this message at the moment, so it was not sent.');
  }
}
