import { expect, test } from '@jest/globals';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { DatabaseConfig } from '../database/database.config.js';
import { createLog } from '../logging/log.js';
import { defineJob } from './define-job.js';
import { Jobs } from './jobs.js';

/** Nothing listens at this address, so any attempt to connect fails the test. */
const config = new DatabaseConfig(
  DatabaseConfig.schema.parse({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' }),
);
const jobs = new Jobs(config, {} as MikroORM, createLog({ LOG_LEVEL: 'silent' }));

const forgotten = defineJob('nobody-does-this');

test('a job without a handler stops the start and is named', async () => {
  // Other specs of this process may have loaded jobs that have no handler here either.
  await expect(jobs.onApplicationBootstrap()).rejects.toThrow(
    /^These jobs have no handler: (.+, )?nobody-does-this$/,
  );
});

test('a job cannot be enqueued outside a transaction, because it could outlive a rollback', async () => {
  const em = { isInTransaction: () => false } as EntityManager;
  await expect(jobs.enqueue(em, forgotten, {})).rejects.toThrow('must be enqueued inside a transaction');
});
