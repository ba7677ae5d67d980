import { AppError } from '../../platform/errors/app-error.js';

export class InvitationInvalidError extends AppError {
  readonly code = 'invitation_invalid';
  readonly status = 404;

  constructor() {
    super('This invitation is not valid or has already been used. Ask your trainer for a new one.');
  }
}

export class InvitationExpiredError extends AppError {
  readonly code = 'invitation_expired';
  readonly status = 410;

  constructor(trainerEmail: string) {
    super(`This invitation has expired. Ask ${trainerEmail} to send it again.`);
  }
}

export class InvitationForSomebodyElseError extends AppError {
  readonly code = 'invitation_for_somebody_else';
  readonly status = 409;

  constructor(customerEmail: string) {
    super(`This invitation is for ${customerEmail}. Sign in with that account to accept it.`);
  }
}

export class InvitationNotOpenError extends AppError {
  readonly code = 'invitation_not_open';
  readonly status = 409;

  constructor() {
    super('This invitation has already been accepted.');
  }
}

export class InvitationJustSentError extends AppError {
  readonly code = 'invitation_just_sent';
  readonly status = 429;

  constructor(retryAfterSeconds = 60) {
    super('This invitation was sent less than a minute ago. Please wait a moment.', { retryAfterSeconds });
  }
}

/** The limit counts invitations from all trainers, because nobody may learn who else invites a person. */
export class InvitedTooOftenError extends AppError {
  readonly code = 'invited_too_often';
  readonly status = 429;

  constructor(retryAfterSeconds: number) {
    super('Several invitations have already been sent to this address. Please try again tomorrow.', {
      retryAfterSeconds,
    });
  }
}

export class AlreadyCustomerError extends AppError {
  readonly code = 'already_customer';
  readonly status = 409;

  constructor(email: string) {
    super(`${email} is already your customer.`);
  }
}

export class OwnAddressError extends AppError {
  readonly code = 'own_address';
  readonly status = 400;

  constructor() {
    const text = 'This is your own email address.';
    super(text, { fields: { customerEmail: [text] } });
  }
}
