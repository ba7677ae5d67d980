import { Choice, YesNo } from '../../../../platform/http/answers.js';
import { OPTIONAL_KINDS, type OptionalKind } from '../../../../platform/mail/mail-kind.js';

/** Names nobody, because a forwarded mail has the link, too. */
export class SubscriptionResponse {
  @Choice(OPTIONAL_KINDS, 'The kind of mails that the link is about') kind: OptionalKind;
  @YesNo('Whether the account gets such mails') isSubscribed: boolean;

  constructor(kind: OptionalKind, isSubscribed: boolean) {
    this.kind = kind;
    this.isSubscribed = isSubscribed;
  }
}
