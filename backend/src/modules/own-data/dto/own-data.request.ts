import { CurrentPasswordField } from '../../auth/index.js';

export class DeleteAccountRequest {
  @CurrentPasswordField({ optional: true }) currentPassword?: string;
}
