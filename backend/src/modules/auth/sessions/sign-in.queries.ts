import { Injectable } from '@nestjs/common';
import type { QueryResultRow } from 'pg';
import { Sql } from '../../../platform/database/sql.js';
import { type Counted, countSql } from '../../../platform/limits/limits.js';
import { accountByEmail } from '../../users/index.js';
import type { ShownUser } from '../dto/user.response.js';

interface Account extends ShownUser {
  disabledAt: Date | null;
  secondFactorSince: Date | null;
}

/** All columns of the account are null if there is no account. */
export type Attempt = (Account | { id: null }) & {
  knowsDevice: boolean;
  first: Counted;
  second: Counted | null;
};

interface Attempted {
  email: string;
  device: Buffer | null;
  /** The counters of a known device, of the address, and of the account. */
  ofDevice: string;
  ofAddress: string;
  ofAccount: string;
  windowSeconds: number;
  mostFromAddress: number;
}

/**
 * Uses one statement, because signing in is a hot path: it reads the account, checks whether it knows the device, and
 * counts the attempt. Guesses from unknown devices use up the account's limit but not the limit of a device on which
 * its owner has signed in. The address is counted first: over its limit, it adds nothing to accounts that it makes
 * up.
 */
const ATTEMPT = `
  with account as (${accountByEmail(':email')}
  ), device as (
    select exists (
      select from known_devices d join account on d.user_id = account.id where d.device_hash = :device) as known
  ), first as (
    ${countSql('select case when known then :ofDevice::text else :ofAddress::text end, :windowSeconds::int from device')}
  ), second as (
    ${countSql('select :ofAccount::text, :windowSeconds::int from device, first where not known and first.hits <= :mostFromAddress')}
  )
  select account.*, device.known as "knowsDevice", to_jsonb(first) as first, to_jsonb(second) as second
  from device cross join first left join second on true left join account on true`;

@Injectable()
export class SignInQueries {
  constructor(private readonly sql: Sql) {}

  async attempt(attempted: Attempted): Promise<Attempt> {
    const attempt = await this.sql.row<Attempt & QueryResultRow>(ATTEMPT, { ...attempted });
    if (!attempt) throw new Error('An attempt was not counted');
    return attempt;
  }
}
