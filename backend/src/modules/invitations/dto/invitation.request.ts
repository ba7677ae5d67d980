import { EmailField, TextField, TokenField } from '../../../platform/http/fields.js';
import { ConfirmationOf, NewPasswordField } from '../../auth/index.js';

export class SendInvitationRequest {
  @EmailField({ invalid: 'Invalid email format', required: 'Please enter a customer email address.' })
  customerEmail: string;

  @TextField({ max: 500, lines: true, optional: true, tooLong: 'Message must be at most 500 characters' })
  message?: string;
}

export class InvitationTokenRequest {
  @TokenField({ required: 'Invitation token is required' }) token: string;
}

export class AcceptInvitationRequest extends InvitationTokenRequest {
  @NewPasswordField() password: string;
  @ConfirmationOf('password') confirmPassword?: string;

  /** The full name in a single field, as pages send it. */
  @TextField({ min: 1, max: 120, optional: true, required: 'Please enter your name.' }) name?: string;

  @TextField({ min: 1, max: 60, optional: true, required: 'First name must have at least 1 character' })
  firstName?: string;

  @TextField({ min: 1, max: 60, optional: true, required: 'Last name must have at least 1 character' })
  lastName?: string;
}
