import { AppError } from '../../../platform/errors/app-error.js';

/** The customer has to agree first. The field is the box of the forms that ask for it. */
export class HealthConsentNeededError extends AppError {
  readonly code = 'health_consent_needed';
  readonly status = 409;

  constructor() {
    const text = 'Please agree that this is kept before you enter anything';
    super(text, { fields: { agreesToHealthData: [text] } });
  }
}

/** Nobody agrees for somebody else, so a trainer can only ask the customer. */
export class CustomerConsentNeededError extends AppError {
  readonly code = 'health_consent_needed';
  readonly status = 409;

  constructor(name: string) {
    super(`${name} has not agreed yet that health data is kept. The Progress page asks them.`);
  }
}

export class HealthDataNotSharedError extends AppError {
  readonly code = 'health_data_not_shared';
  readonly status = 403;

  constructor(name: string) {
    super(`${name} has not agreed that trainers read health data.`);
  }
}
