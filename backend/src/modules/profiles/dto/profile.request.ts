import { TextField, TimeZoneField } from '../../../platform/http/fields.js';
import { ConfirmationOf, CurrentPasswordField, NewPasswordField } from '../../auth/index.js';

/** Contains only the fields that change. */
export class ChangeProfileRequest {
  @TextField({ max: 120, optional: true }) name?: string;
  @TimeZoneField({ optional: true }) timeZone?: string;
  @CurrentPasswordField({ optional: true }) currentPassword?: string;
  @NewPasswordField({ optional: true }) newPassword?: string;
  @ConfirmationOf('newPassword', 'New password and confirm password do not match.') confirmPassword?: string;
}
