import type { Pool } from 'pg';
import { v7 as uuid } from 'uuid';
import { OneTimeCodeQueries } from '../../src/modules/auth/google/one-time-code.queries.js';
import { AccessTokens } from '../../src/modules/auth/sessions/access-tokens.js';
import type { Role } from '../../src/platform/access/principal.js';
import { retryAfterDeadlock } from '../../src/platform/database/retry-after-deadlock.js';
import { hashToken, Keys, randomToken } from '../../src/platform/keys/keys.js';
import { insertUser, type NewUser, type TestUser } from '../factories/users.ts';
import { TestApp } from '../support/test-app.ts';

export interface Account extends TestUser {
  sessionId: string;
  token: string;
  cookie: string;
}

/** `users` itself comes first, because most of the rows that refer to it are deleted with it. */
const REFERRING_TO_USERS = `
  with recursive referring (id, depth) as (
    select 'users'::regclass::oid, 0
    union
    select conrelid, depth + 1 from pg_constraint join referring on confrelid = id
    where contype = 'f' and conrelid <> confrelid
  )
  select id::regclass::text as name from referring group by id order by min(depth), 1`;

/**
 * A running backend and the data for requests. Everything is created for each request directly in the database, so
 * that requests are independent of each other and thousands of them take seconds.
 */
export class World {
  private lastAddress = 0;

  private constructor(readonly app: TestApp) {}

  static async start(): Promise<World> {
    const google = { GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'secret' };
    return new World(await TestApp.start(google));
  }

  get url(): string {
    return this.app.url;
  }

  get db(): Pool {
    return this.app.db;
  }

  stop(): Promise<void> {
    return this.app.stop();
  }

  /**
   * Deletes all users and whatever refers to them, so that checking all tables stays cheap. To truncate so many tables
   * takes a hundred times as long, because PostgreSQL creates their files and those of their indexes again.
   */
  async empty(): Promise<void> {
    const { rows } = await this.db.query<{ name: string }>(REFERRING_TO_USERS);
    const tables = [...rows.map(({ name }) => name), 'rate_limits'];
    // Jobs of the backend go on meanwhile, and may hold a row while they wait for another.
    await retryAfterDeadlock(() => this.db.query(tables.map((name) => `delete from ${name}`).join('; ')));
    // Otherwise every check would read the deleted rows too.
    await this.db.query(`vacuum ${tables.join(', ')}`);
  }

  /**
   * Every request has an address of its own, because the limits per address would end a test of thousands of
   * requests.
   */
  fromNewAddress(): Record<string, string> {
    this.lastAddress += 1;
    const [a, b, c] = [this.lastAddress >> 16, this.lastAddress >> 8, this.lastAddress].map((n) => n & 255);
    return this.app.asFrontend(`10.${a}.${b}.${c}`);
  }

  /** Creates a signed-in user. */
  async account(role: Role, wish: Omit<NewUser, 'role'> = {}): Promise<Account> {
    const email = wish.email ?? this.newEmail(role);
    const user = await insertUser(this.db, { ...wish, role, email });
    return { ...user, ...(await this.session(user)) };
  }

  async session(user: TestUser): Promise<{ sessionId: string; token: string; cookie: string }> {
    const sessionId = uuid();
    const refreshToken = randomToken();
    await this.db.query(
      `with session as (
         insert into sessions (id, user_id, expires_at) values ($1, $2, now() + interval '1 day') returning id, user_id
       )
       insert into refresh_tokens (id, session_id, user_id, token_hash, expires_at)
       select $3, id, user_id, $4, now() + interval '1 day' from session`,
      [sessionId, user.id, uuid(), hashToken(refreshToken)],
    );
    const token = this.app.app.get(AccessTokens).issue(user.id, sessionId);
    return { sessionId, token, cookie: `refreshToken=${refreshToken}` };
  }

  async coaching(trainerId: string, customerId: string): Promise<void> {
    await this.db.query(
      `insert into coaching (id, trainer_id, customer_id, since, began_by) values ($1, $2, $3, now(), 'admin')`,
      [uuid(), trainerId, customerId],
    );
  }

  /** The mail was sent long enough ago to be sent again. */
  async invitation(
    trainerId: string,
    customerEmail = this.newEmail('invited'),
  ): Promise<{ id: string; token: string }> {
    const id = uuid();
    const token = randomToken();
    await this.db.query(
      `insert into customer_invitations
         (id, trainer_id, customer_email, token_hash, token_sealed, created_at, sent_at, expires_at)
       values ($1, $2, $3, $4, $5, now(), now() - interval '1 hour', now() + interval '1 day')`,
      [id, trainerId, customerEmail, hashToken(token), this.app.app.get(Keys).seal(token)],
    );
    return { id, token };
  }

  async share(plan: { id: string }, owner: { id: string }): Promise<string> {
    const token = randomToken();
    await this.db.query(
      `insert into shared_meal_plans (id, meal_plan_id, token_hash, token_sealed, created_by, created_at)
       values ($1, $2, $3, $4, $5, now())`,
      [uuid(), plan.id, hashToken(token), this.app.app.get(Keys).seal(token), owner.id],
    );
    return token;
  }

  async passwordReset(userId: string): Promise<string> {
    const token = randomToken();
    await this.db.query(
      `insert into password_reset_tokens (id, user_id, token_hash, created_at, expires_at)
       values ($1, $2, $3, now(), now() + interval '1 hour')`,
      [uuid(), userId, hashToken(token)],
    );
    return token;
  }

  /** A new email that the account has asked for, and whose link was sent. */
  async emailChange(userId: string): Promise<string> {
    const token = randomToken();
    await this.db.query(
      `insert into email_changes (user_id, new_email, session_id, attempt, token_hash, created_at, expires_at)
       values ($1, $2, $3, $3, $4, now(), now() + interval '1 hour')
       on conflict (user_id) do update set new_email = excluded.new_email, token_hash = excluded.token_hash,
         expires_at = excluded.expires_at`,
      [userId, this.newEmail('new'), uuid(), hashToken(token)],
    );
    return token;
  }

  /** The one-time code of a return from Google and the browser to which it is bound. */
  async googleCode(purpose: 'google_sign_in' | 'google_link', userId: string | null) {
    const browser = randomToken();
    const googleId = purpose === 'google_link' ? uuid() : null;
    const token = await this.app.app.get(OneTimeCodeQueries).create({ purpose, userId, googleId, browser });
    return { token, browser };
  }

  newEmail(name: string): string {
    return `${name}-${uuid()}@example.org`;
  }
}
