import { EmailField, TokenField } from '../../../platform/http/fields.js';
import { ConfirmationOf, NewPasswordField } from '../passwords/password-fields.js';

export class ForgotPasswordRequest {
  @EmailField({ invalid: 'Invalid email address' }) email: string;
}

export class ResetTokenRequest {
  @TokenField({ required: 'No reset token found.' }) token: string;
}

export class ResetPasswordRequest extends ResetTokenRequest {
  @NewPasswordField() password: string;
  @ConfirmationOf('password') confirmPassword?: string;
}
