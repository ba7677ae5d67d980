import { EmailField } from '../../../platform/http/fields.js';
import { CurrentPasswordField } from '../passwords/password-fields.js';

export class SignInRequest {
  @EmailField({ required: 'Email is required' }) email: string;
  @CurrentPasswordField() password: string;
}
