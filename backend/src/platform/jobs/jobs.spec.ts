import { expect, test } from '@jest/globals';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { DatabaseConfig } from '../database/database.config.js';
import { createLog } from '../logging/log.js';
import { sendMailJob } from '../mail/send-mail.job.js';
import { Jobs } from './jobs.js';

/** Nothing listens at this address, so any attempt to connect fails the test. */
const config = new DatabaseConfig(
  DatabaseConfig.schema.parse({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' }),
);
const jobs = new Jobs(config, {} as MikroORM, createLog({ LOG_LEVEL: 'silent' }));

test('a job without a handler stops the start and is named', async () => {
  // The process knows every job that its specs have loaded, so a job of this spec's own would stop the start of others.
  await expect(jobs.onApplicationBootstrap()).rejects.toThrow(
    /^These jobs have no handler: (.+, )?send-mail(, .+)?$/,
  );
});

test('a job cannot be enqueued outside a transaction, because it could outlive a rollback', async () => {
  const em = { isInTransaction: () => false } as EntityManager;
  const mail = { type: 'password_changed', to: 'anna@example.org', userId: null, sealed: '' };
  await expect(jobs.enqueue(em, sendMailJob, mail)).rejects.toThrow('must be enqueued inside a transaction');
});
