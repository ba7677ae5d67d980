import { ChoiceField, CountField, TextField } from '../../../../platform/http/fields.js';
import { MAIL_KINDS, type MailKind } from '../../../../platform/mail/mail-kind.js';
import { MAIL_STATUSES, type MailStatus } from '../../../../platform/mail/mail-log.js';

export class ListMailsRequest {
  @TextField({ max: 200, optional: true, description: 'Part of an address or a subject' }) search?: string;
  @ChoiceField(MAIL_STATUSES, { optional: true }) status?: MailStatus;
  @ChoiceField(MAIL_KINDS, { optional: true }) kind?: MailKind;
  @CountField({ min: 1, max: 1000, fallback: 1 }) page: number = 1;
  @CountField({ min: 1, max: 100, fallback: 20 }) limit: number = 20;
}
