import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import { TestApp } from '../support/test-app.ts';

const POOL_SIZE = 2;

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start({ DATABASE_POOL_SIZE: String(POOL_SIZE) });
});

afterAll(() => app.stop());

test('transactions whose connections are lost release their place in the pool', async () => {
  const user = await app.signedIn();
  for (let loss = 0; loss < 2 * POOL_SIZE; loss += 1) {
    const lock = await app.db.connect();
    await lock.query('begin');
    await lock.query('select from users where id = $1 for update', [user.id]);
    const answer = user.api.PUT('/api/profile', { body: { name: 'Nora' } });
    await eventually(async () => (await endWaiting()) > 0);
    expect((await answer).response.status).toBe(503);
    await lock.query('rollback');
    lock.release();
  }
  const { response } = await user.api.PUT('/api/profile', { body: { name: 'Nora' } });
  expect(response.status).toBe(200);
});

/** Closes the connections that wait for a lock, as a failover would. */
async function endWaiting(): Promise<number> {
  const { rows } = await app.db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
}
