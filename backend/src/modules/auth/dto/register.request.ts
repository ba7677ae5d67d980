import { ChoiceField, EmailField, TextField } from '../../../platform/http/fields.js';
import { ConfirmationOf, NewPasswordField } from '../passwords/password-fields.js';

/** Nobody can register as an admin. */
const OPEN_ROLES = ['customer', 'trainer'] as const;

export class RegisterRequest {
  @EmailField({ invalid: 'Invalid email address' }) email: string;
  @NewPasswordField() password: string;
  @ConfirmationOf('password') confirmPassword?: string;

  @ChoiceField(OPEN_ROLES, { optional: true, description: 'customer by default' })
  role?: (typeof OPEN_ROLES)[number];

  @TextField({ min: 1, max: 120, optional: true, required: 'Please enter your name.' }) name?: string;
}
