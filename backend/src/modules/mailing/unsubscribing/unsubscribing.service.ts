import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import type { OptionalKind } from '../../../platform/mail/mail-kind.js';
import { UnsubscribeLinks, type Unsubscription } from '../../../platform/mail/unsubscribe-links.js';
import { EmailPreferencesService } from '../preferences/email-preferences.service.js';
import { MailWishesQueries } from '../preferences/mail-wishes.queries.js';

/** Turns off one kind of mail for whoever has the link from such a mail. */
@Injectable()
export class UnsubscribingService {
  constructor(
    private readonly links: UnsubscribeLinks,
    private readonly wishes: MailWishesQueries,
    private readonly preferences: EmailPreferencesService,
  ) {}

  async show(token: string): Promise<{ kind: OptionalKind; isSubscribed: boolean }> {
    const { userId, kind } = this.read(token);
    return { kind, isSubscribed: await this.wishes.wants(userId, kind) };
  }

  async unsubscribe(token: string): Promise<OptionalKind> {
    const unsubscription = this.read(token);
    await this.preferences.unsubscribe(unsubscription);
    return unsubscription.kind;
  }

  private read(token: string): Unsubscription {
    const unsubscription = this.links.read(token);
    if (!unsubscription) throw new NotFoundError('This link is not complete. Open it from the email again.');
    return unsubscription;
  }
}
