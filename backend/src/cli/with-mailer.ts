import { PgBoss } from 'pg-boss';
import type { AppConfig } from '../platform/config/app.config.js';
import type { DatabaseConfig } from '../platform/database/database.config.js';
import { bossOptions } from '../platform/jobs/boss-options.js';
import { JobQueue } from '../platform/jobs/job-queue.js';
import { Keys } from '../platform/keys/keys.js';
import { Mailer } from '../platform/mail/mailer.js';

/** Runs a command that enqueues mails. The backend sends them, now or when it starts. */
export async function withMailer<T>(
  database: DatabaseConfig,
  app: AppConfig,
  work: (mailer: Mailer) => Promise<T>,
): Promise<T> {
  const boss = new PgBoss({
    ...bossOptions(database),
    ...{ migrate: false, createSchema: false, supervise: false, schedule: false, useListenNotify: false },
  });
  await boss.start();
  try {
    return await work(new Mailer(new JobQueue(boss), new Keys(app)));
  } finally {
    await boss.stop({ graceful: false });
  }
}
