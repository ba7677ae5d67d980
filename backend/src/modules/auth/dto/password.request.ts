import { EmailField, TokenField } from '../../../platform/http/fields.js';
import { ConfirmationOf, ResetPasswordField } from '../passwords/password-fields.js';

export class ForgotPasswordRequest {
  @EmailField({ invalid: 'Invalid email address' })
  email: string;
}

export class ResetPasswordRequest {
  @TokenField({ required: 'No reset token found.' })
  token: string;

  @ResetPasswordField()
  password: string;

  @ConfirmationOf('password')
  confirmPassword?: string;
}
