import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { Matches } from 'class-validator';
import { TextField, TokenField } from '../../../platform/http/fields.js';
import { CurrentPasswordField } from '../passwords/password-fields.js';
import { PasskeyField } from './passkey.request.js';

/** Apps show a code as `123 456`. */
const CodeField = ({ optional = false } = {}) =>
  applyDecorators(
    TextField({ max: 20, optional, required: 'Code is required', description: '6 digits' }),
    Transform(({ value }) => (typeof value === 'string' ? value.replaceAll(/\s/g, '') : value)),
    Matches(/^\d{6}$/, {
      message: ({ value }) => (value === '' ? 'Code is required' : 'Enter the 6 digits that your app shows'),
    }),
  );

/** One of the answers has to be given. */
export class SecondFactorRequest {
  @TokenField({ required: 'This sign-in has expired. Please start again with your password.' })
  challenge: string;
  @CodeField({ optional: true }) code?: string;
  @TextField({ max: 40, optional: true, description: 'One of the codes for emergencies' })
  recoveryCode?: string;
  @PasskeyField({ optional: true }) passkey?: string;
}

export class ChallengeRequest {
  @TokenField({ required: 'This sign-in has expired. Please start again with your password.' })
  challenge: string;
}

export class AppCodeRequest {
  @CodeField() code: string;
}

/**
 * Proof of identity for changes to an account as a whole. The password may be absent if the session is at
 * most ten minutes old.
 */
export class IdentityProofRequest {
  @CurrentPasswordField({ optional: true }) currentPassword?: string;
}
