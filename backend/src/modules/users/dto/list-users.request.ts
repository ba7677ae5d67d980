import { ROLES, type Role } from '../../../platform/access/principal.js';
import { ChoiceField, CountField, TextField } from '../../../platform/http/fields.js';

const STATUSES = ['active', 'disabled', 'to_be_deleted'] as const;

export type UserStatus = (typeof STATUSES)[number];

export class ListUsersRequest {
  @TextField({ max: 200, optional: true, description: 'Part of an email address or a name' }) search?: string;
  @ChoiceField(ROLES, { optional: true }) role?: Role;
  @ChoiceField(STATUSES, { optional: true }) status?: UserStatus;
  @CountField({ min: 1, max: 100_000, fallback: 1 }) page: number = 1;
  @CountField({ min: 1, max: 100, fallback: 20 }) limit: number = 20;
}
