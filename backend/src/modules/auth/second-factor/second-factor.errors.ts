import { AppError } from '../../../platform/errors/app-error.js';

export class ChallengeEndedError extends AppError {
  readonly code = 'challenge_ended';
  readonly status = 401;

  constructor() {
    super('This sign-in has expired or was tried too often. Please start again.');
  }
}

export class WrongSecondFactorCodeError extends AppError {
  readonly code = 'wrong_code';
  readonly status = 400;

  constructor(text = 'This code is not correct. Enter the one that your app shows now.') {
    super(text, { fields: { code: [text] } });
  }
}

export class WrongRecoveryCodeError extends AppError {
  readonly code = 'wrong_recovery_code';
  readonly status = 400;

  constructor() {
    const text = 'This recovery code is not correct, or has been used already.';
    super(text, { fields: { recoveryCode: [text] } });
  }
}

/** Whatever was wrong with it, the owner can only try again. */
export class PasskeyRefusedError extends AppError {
  readonly code = 'passkey_refused';
  readonly status = 400;

  constructor() {
    super('This passkey could not be used. Please try again, or use another way.');
  }
}

export class TooManyPasskeysError extends AppError {
  readonly code = 'too_many_passkeys';
  readonly status = 409;

  constructor(most: number) {
    super(`You have ${most} passkeys already. Remove one that you no longer use first.`);
  }
}

export class SetupEndedError extends AppError {
  readonly code = 'setup_ended';
  readonly status = 409;

  constructor() {
    super('This setup has expired. Please start again.');
  }
}

export class NoSecondFactorError extends AppError {
  readonly code = 'no_second_factor';
  readonly status = 409;

  constructor(text = 'This account has no second step at sign-in.') {
    super(text);
  }
}

export class SecondFactorRequiredError extends AppError {
  readonly code = 'second_factor_required';
  readonly status = 409;

  constructor() {
    super(
      'This site asks admins for a second step when they sign in. Set up another one before you remove this one.',
    );
  }
}

export class OwnSecondFactorError extends AppError {
  readonly code = 'own_second_factor';
  readonly status = 409;

  constructor() {
    super('You cannot reset your own second step here. Use your security settings, or ask another admin.');
  }
}
