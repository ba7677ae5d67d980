import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

const HAS_ONE = `
  select exists (select from authenticator_apps where user_id = :userId and confirmed_at is not null)
    or exists (select from passkeys where user_id = :userId) as has`;

const FORGET_ALL = `
  with apps as (
    delete from authenticator_apps where user_id = :userId
  ), keys as (
    delete from passkeys where user_id = :userId
  ), codes as (
    delete from recovery_codes where user_id = :userId
  )
  delete from sign_in_challenges where user_id = :userId`;

@Injectable()
export class SecondFactorQueries {
  /** Whether an account has a factor that is in use. Recovery codes only stand in for one. */
  async hasAny(em: EntityManager, userId: string): Promise<boolean> {
    const [row] = await em.execute<{ has: boolean }[]>(HAS_ONE, { userId });
    return row?.has ?? false;
  }

  async forgetAll(em: EntityManager, userId: string): Promise<void> {
    await em.execute(FORGET_ALL, { userId });
  }

  /** The command line needs this, because it knows no services. */
  async endSessions(em: EntityManager, userId: string): Promise<void> {
    await em.execute(
      `update sessions set ended_at = now(), end_reason = 'second_factor_reset'
       where user_id = :userId and ended_at is null`,
      { userId },
    );
  }
}
