import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Keys } from '../../../platform/keys/keys.js';
import { makeRecoveryCodes } from './recovery-codes.js';

/** Recovery codes are kept as keyed hashes, so that a stolen database alone does not let anyone try codes. */
@Injectable()
export class RecoveryCodeQueries {
  constructor(private readonly keys: Keys) {}

  /** Replaces all codes of an account. The new ones are returned once and cannot be read again. */
  async renew(em: EntityManager, userId: string): Promise<string[]> {
    const codes = makeRecoveryCodes();
    await em.execute('delete from recovery_codes where user_id = :userId', { userId });
    await em.execute(
      'insert into recovery_codes (user_id, code_hash) select :userId::uuid, unnest(array[:hashes]::bytea[])',
      { userId, hashes: codes.map((code) => this.hashOf(userId, code)) },
    );
    return codes;
  }

  async countOf(em: EntityManager, userId: string): Promise<number> {
    const [row] = await em.execute<{ count: number }[]>(
      'select count(*)::int as count from recovery_codes where user_id = :userId',
      { userId },
    );
    return row?.count ?? 0;
  }

  /** Uses a code up. Returns false if there is no such code. */
  async use(em: EntityManager, userId: string, code: string): Promise<boolean> {
    const used = await em.execute<object[]>(
      'delete from recovery_codes where user_id = :userId and code_hash = :hash returning user_id',
      { userId, hash: this.hashOf(userId, code) },
    );
    return used.length > 0;
  }

  private hashOf(userId: string, code: string): Buffer {
    return this.keys.mac('recovery-code', `${userId}:${code}`);
  }
}
