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
  select plan_updates, summaries, notices, announcements from mail_wishes where user_id = :userId::uuid`;

type Wishes = Record<(typeof WISH_COLUMNS)[OptionalKind], boolean>;

/** Answers whether a mail may be sent. Closed accounts want none. */
@Injectable()
export class MailWishesQueries {
  constructor(
    private readonly sql: Sql,
    permission: MailPermission,
  ) {
    permission.decideBy((userId, kind) => this.wants(userId, kind));
  }

  async wants(userId: string, kind: OptionalKind): Promise<boolean> {
    const wishes = await this.sql.row<Wishes>(WISHES, { userId });
    return wishes?.[WISH_COLUMNS[kind]] ?? false;
  }
}
