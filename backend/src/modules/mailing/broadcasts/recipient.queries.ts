import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { WISH_COLUMNS } from '../preferences/mail-wishes.queries.js';
import type { Audience, Broadcast, BroadcastKind } from './broadcast.entity.js';

const ROLE_OF: Record<Audience, string | null> = {
  everyone: null,
  customers: 'customer',
  trainers: 'trainer',
  admins: 'admin',
};

export interface Recipient {
  userId: string;
  email: string;
}

const recipientsOf = (kind: BroadcastKind): string => `
  from mail_wishes w join people p on p.id = w.user_id
  where w.${WISH_COLUMNS[kind]} and (:role::text is null or p.role = :role)`;

/** Finds who gets a broadcast: open accounts of its audience that want such mails. */
@Injectable()
export class RecipientQueries {
  constructor(private readonly sql: Sql) {}

  async count({ kind, audience }: Pick<Broadcast, 'kind' | 'audience'>): Promise<number> {
    const row = await this.sql.row<{ count: number }>(`select count(*)::int as count ${recipientsOf(kind)}`, {
      role: ROLE_OF[audience],
    });
    return row?.count ?? 0;
  }

  /** Lists the recipients after the last one who was served. */
  listNext(
    em: EntityManager,
    { kind, audience, lastServed }: Pick<Broadcast, 'kind' | 'audience' | 'lastServed'>,
    limit: number,
  ): Promise<Recipient[]> {
    return em.execute<Recipient[]>(
      `select p.id as "userId", p.email::text as email ${recipientsOf(kind)}
         and (:lastServed::uuid is null or p.id > :lastServed::uuid)
       order by p.id limit :limit`,
      { role: ROLE_OF[audience], lastServed, limit },
    );
  }
}
