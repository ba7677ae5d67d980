import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import type { OptionalKind } from '../../../platform/mail/mail-kind.js';
import { MailPermission } from '../../../platform/mail/mail-permission.js';

/** The column of `mail_wishes` that says whether an account wants mails of a kind. */
export const WISH_COLUMNS = {
  planUpdates: 'plan_updates',
  summary: 'summaries',
  notice: 'notices',
  announcement: 'announcements',
} as const satisfies Record<OptionalKind, string>;

const WISHES = `
  select p.email::text as email, w.plan_updates, w.summaries, w.notices, w.announcements
  from mail_wishes w join people p on p.id = w.user_id where w.user_id = :userId::uuid`;

type Wishes = Record<(typeof WISH_COLUMNS)[OptionalKind], boolean> & { email: string };

/** Answers whether a mail may be sent, and where to. Closed accounts want none. */
@Injectable()
export class MailWishesQueries {
  constructor(
    private readonly sql: Sql,
    permission: MailPermission,
  ) {
    permission.decideBy((userId, kind) => this.addressFor(userId, kind));
  }

  async wants(userId: string, kind: OptionalKind): Promise<boolean> {
    return (await this.addressFor(userId, kind)) !== null;
  }

  /** Returns null if the account does not want such mails. */
  async addressFor(userId: string, kind: OptionalKind): Promise<string | null> {
    const wishes = await this.sql.row<Wishes>(WISHES, { userId });
    return wishes?.[WISH_COLUMNS[kind]] ? wishes.email : null;
  }
}
