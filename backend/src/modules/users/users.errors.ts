import { AppError } from '../../platform/errors/app-error.js';

export class OwnAccountError extends AppError {
  readonly code = 'own_account';
  readonly status = 409;

  constructor() {
    super('You cannot disable your own account. Ask another admin.');
  }
}

export class LastAdminError extends AppError {
  readonly code = 'last_admin';
  readonly status = 409;

  constructor() {
    super('This is the last admin who can sign in. Please make someone else an admin first.');
  }
}

export class WrongRolesError extends AppError {
  readonly code = 'wrong_roles';
  readonly status = 409;

  constructor() {
    super('Only a trainer and a customer can be linked.');
  }
}

export class AlreadyLinkedError extends AppError {
  readonly code = 'already_linked';
  readonly status = 409;

  constructor() {
    super('This customer is already linked to this trainer.');
  }
}
