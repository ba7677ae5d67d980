import { AppError, InvalidInputError } from '../../platform/errors/app-error.js';

export class WrongCredentialsError extends AppError {
  readonly code = 'wrong_credentials';
  readonly status = 401;

  constructor() {
    super('That email or password is incorrect.');
  }
}

export class AccountDisabledError extends AppError {
  readonly code = 'account_disabled';
  readonly status = 403;

  constructor() {
    super('This account has been closed. Please contact the operator of this site.');
  }
}

export class AccountExistsError extends AppError {
  readonly code = 'account_exists';
  readonly status = 409;

  constructor() {
    super('User already exists', {
      fields: {
        email: ['An account with this email already exists. Please login or use a different email.'],
      },
    });
  }
}

export class SessionEndedError extends AppError {
  readonly code = 'session_ended';
  readonly status = 401;

  constructor() {
    super('Session expired. Please login again.');
  }
}

export class ResetTokenInvalidError extends AppError {
  readonly code = 'reset_token_invalid';
  readonly status = 400;

  constructor() {
    super('This link is not valid, has expired, or has already been used. Please request a new one.');
  }
}

export class ForeignOriginError extends AppError {
  readonly code = 'foreign_origin';
  readonly status = 403;

  constructor() {
    super('This request came from another site.');
  }
}

export class CurrentPasswordNeededError extends AppError {
  readonly code = 'current_password_needed';
  readonly status = 400;

  constructor(text = 'Please enter your current password to change it.') {
    super(text, { fields: { currentPassword: [text] } });
  }
}

export class CurrentPasswordWrongError extends AppError {
  readonly code = 'current_password_wrong';
  readonly status = 400;

  constructor() {
    const text = 'Your current password is incorrect.';
    super(text, { fields: { currentPassword: [text] } });
  }
}

/** The account only has Google, so there is no password to ask for. */
export class FreshSignInNeededError extends AppError {
  readonly code = 'fresh_sign_in_needed';
  readonly status = 403;

  constructor() {
    super('Please sign out and in again first, so that we know it is you.');
  }
}

export class SameEmailError extends InvalidInputError {
  constructor() {
    super({ email: ['This is your email already.'] });
  }
}

/** The account has only Google so far. */
export class PasswordNeededError extends AppError {
  readonly code = 'password_needed';
  readonly status = 409;

  constructor() {
    super('Set a password first. It proves that you are the one who changes the email.');
  }
}

export class EmailLinkInvalidError extends AppError {
  readonly code = 'email_link_invalid';
  readonly status = 400;

  constructor() {
    super('This link is not valid, has expired, or has already been used. Please ask for a new one.');
  }
}

export class GoogleCodeInvalidError extends AppError {
  readonly code = 'google_code_invalid';
  readonly status: number = 401;

  constructor(message = 'We could not sign you in with Google. Please try again.') {
    super(message);
  }
}

/** The caller is signed in and stays so. A 401 would tell them otherwise. */
export class GoogleLinkCodeInvalidError extends GoogleCodeInvalidError {
  override readonly status = 400;

  constructor() {
    super('We could not link your Google account. Please try again.');
  }
}

export class GoogleTakenError extends AppError {
  readonly code = 'google_taken';
  readonly status = 409;

  constructor() {
    super('This Google account is already linked to another account here.');
  }
}

export class OnlyWayInError extends AppError {
  readonly code = 'only_way_in';
  readonly status = 409;

  constructor() {
    super('Google is the only way to sign in to this account. Set a password first.');
  }
}
