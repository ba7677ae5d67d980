import { Injectable } from '@nestjs/common';
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
  ) {}

  async check(): Promise<Record<string, 'ok' | 'failing'>> {
    const checks = {
      database: async () => (await this.sql.rows('select 1')).length === 1,
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
}

async function holds(check: () => Promise<boolean>): Promise<boolean> {
  const timeout = AbortSignal.timeout(CHECK_TIMEOUT_MS);
  const tooLate = new Promise<boolean>((resolve) => {
    timeout.addEventListener('abort', () => resolve(false), { once: true });
  });
  return Promise.race([check().catch(() => false), tooLate]);
}
