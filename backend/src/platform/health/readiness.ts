import { Injectable } from '@nestjs/common';
import { connect } from '../database/check-database.js';
import { DatabaseConfig } from '../database/database.config.js';
import { pendingMigrations } from '../database/migration-state.js';
import { Sql } from '../database/sql.js';
import { Jobs } from '../jobs/jobs.js';
import { Storage } from '../storage/storage.js';

const CHECK_TIMEOUT_MS = 2_000;

@Injectable()
export class Readiness {
  constructor(
    private readonly sql: Sql,
    private readonly jobs: Jobs,
    private readonly storage: Storage,
    private readonly config: DatabaseConfig,
  ) {}

  private connecting: Promise<boolean> | null = null;

  async check(): Promise<Record<string, 'ok' | 'failing'>> {
    const checks = {
      database: async () => (await this.sql.rows('select 1')).length === 1,
      connections: () => this.canConnect(),
      migrations: async () => (await pendingMigrations(this.sql)).length === 0,
      queue: () => this.jobs.isReady(),
      storage: async () => {
        await this.storage.check();
        return true;
      },
    };
    const states = await Promise.all(
      Object.entries(checks).map(
        async ([name, check]) => [name, (await holds(check)) ? 'ok' : 'failing'] as const,
      ),
    );
    return Object.fromEntries(states);
  }

  /**
   * A database that is shutting down still serves existing connections, so this opens a new one. Concurrent callers
   * share one attempt.
   */
  private canConnect(): Promise<boolean> {
    this.connecting ??= this.connectOnce().finally(() => {
      this.connecting = null;
    });
    return this.connecting;
  }

  private async connectOnce(): Promise<boolean> {
    const client = await connect(this.config);
    await client.end();
    return true;
  }
}

async function holds(check: () => Promise<boolean>): Promise<boolean> {
  const timeout = AbortSignal.timeout(CHECK_TIMEOUT_MS);
  const tooLate = new Promise<boolean>((resolve) => {
    timeout.addEventListener('abort', () => resolve(false), { once: true });
  });
  return Promise.race([check().catch(() => false), tooLate]);
}
