import { Moment, Text } from '../../../platform/http/answers.js';
import type { EmailChange } from '../emails/email-change.entity.js';

export class NewEmailResponse {
  @Text() email: string;

  constructor(email: string) {
    this.email = email;
  }
}

/** A new email that is not confirmed yet. */
export class PendingEmailResponse extends NewEmailResponse {
  @Moment('When the link that was sent stops working') expiresAt: string;

  constructor(change: EmailChange) {
    super(change.newEmail);
    this.expiresAt = change.expiresAt.toISOString();
  }
}
