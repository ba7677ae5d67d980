import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Pool } from 'pg';
import { type ApiClient, createApiClient } from '../../../openapi/src/client.ts';
import { createApp } from '../../src/create-app.js';
import { Keys } from '../../src/platform/keys/keys.js';
import { createLog } from '../../src/platform/logging/log.js';
import { insertUser, type NewUser, PASSWORD, type TestUser } from '../factories/users.ts';
import { cloneDatabase } from './cloned-database.ts';
import { eventually } from './eventually.ts';
import { Mailbox } from './mailbox.ts';
import { testPool } from './test-pool.ts';

export interface SignedInUser extends TestUser {
  token: string;
  /** `refreshToken=…`, as a browser sends it. */
  cookie: string;
  api: ApiClient;
}

/** The real backend on a free port with a database of its own. */
export class TestApp {
  readonly mailbox: Mailbox;
  readonly logs: string[];
  private lastAddress = 0;

  private constructor(
    readonly app: NestFastifyApplication,
    readonly url: string,
    readonly db: Pool,
    readonly environment: Record<string, string>,
    logs: string[],
    private readonly cleanUp: () => Promise<void>,
  ) {
    this.mailbox = new Mailbox(join(environment.DATA_DIR ?? '', 'outbox'));
    this.logs = logs;
  }

  static async start(settings: Record<string, string> = {}): Promise<TestApp> {
    const database = settings.DATABASE_URL ? null : await cloneDatabase();
    const dataDir = await mkdtemp(join(tmpdir(), 'mealwright-test-'));
    const environment: Record<string, string> = {
      APP_ENV: 'test',
      APP_URL: 'http://localhost:3000',
      APP_SECRET: 'a-secret-of-the-tests-0123456789-0123456789',
      DATABASE_URL: database?.url ?? '',
      DATABASE_POOL_SIZE: '8',
      DATA_DIR: dataDir,
      ...settings,
    };
    const logs: string[] = [];
    const stream = new Writable({
      write(chunk, _encoding, done) {
        logs.push(String(chunk));
        done();
      },
    });
    const app = await createApp(environment, createLog({ LOG_LEVEL: 'info' }, stream));
    await app.listen(0, '127.0.0.1');
    const { port } = app.getHttpServer().address() as AddressInfo;
    const db = testPool(environment.DATABASE_URL, 4);
    return new TestApp(app, `http://127.0.0.1:${port}`, db, environment, logs, async () => {
      await db.end();
      await app.close();
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    });
  }

  /** A client without a signed-in user. */
  get api(): ApiClient {
    return createApiClient({ baseUrl: this.url });
  }

  /** A client that calls from an address of its own, as the frontend would report it. */
  from(address: string, headers: Record<string, string> = {}): ApiClient {
    return createApiClient({ baseUrl: this.url, headers: { ...this.asFrontend(address), ...headers } });
  }

  /** A client without a signed-in user, from an address of its own. */
  stranger(headers: Record<string, string> = {}): ApiClient {
    return this.from(this.newAddress(), headers);
  }

  asFrontend(address: string): Record<string, string> {
    const secret = this.app.get(Keys).of('internal').toString('base64url');
    return { 'X-Internal-Secret': secret, 'X-Forwarded-For': address };
  }

  /** Every user has an address of its own, so that the limits of one test do not affect another. */
  async user(wish: NewUser = {}): Promise<TestUser> {
    return insertUser(this.db, wish);
  }

  async signedIn(wish: NewUser = {}): Promise<SignedInUser> {
    return this.signIn(await this.user(wish));
  }

  async signIn(user: TestUser, password = PASSWORD): Promise<SignedInUser> {
    const { data, response } = await this.stranger().POST('/api/auth/login', {
      body: { email: user.email, password },
    });
    if (data?.status !== 'success') throw new Error(`${user.email} could not sign in: ${response.status}`);
    const token = data.data.accessToken;
    return { ...user, token, cookie: cookieOf(response), api: createApiClient({ baseUrl: this.url, token }) };
  }

  private newAddress(): string {
    this.lastAddress += 1;
    return `10.${(this.lastAddress >> 16) & 255}.${(this.lastAddress >> 8) & 255}.${this.lastAddress & 255}`;
  }

  /**
   * Locks rows until this many requests wait for them and then releases all at once, so that they run concurrently.
   * Before that, `last` changes more in the transaction that holds the locks.
   */
  async meet<T>(
    hold: { sql: string; values: unknown[]; count: number; last?: string },
    requests: () => Promise<T>,
  ): Promise<T> {
    const holder = await this.db.connect();
    try {
      await holder.query('begin');
      await holder.query(hold.sql, hold.values);
      const answers = requests();
      await this.waiting(hold.count);
      if (hold.last) await holder.query(hold.last, hold.values);
      await holder.query('commit');
      return await answers;
    } finally {
      holder.release(true);
    }
  }

  private async waiting(count: number): Promise<void> {
    await eventually(async () => {
      const { rows } = await this.db.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length >= count;
    });
  }

  async stop(): Promise<void> {
    await this.cleanUp();
  }
}

/** The Cookie header that a browser would send after a response. */
export const cookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
