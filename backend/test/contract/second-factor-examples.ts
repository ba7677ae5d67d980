import { AuthenticatorApp } from '../../src/modules/auth/second-factor/authenticator-app.entity.js';
import { ChallengeQueries } from '../../src/modules/auth/second-factor/challenge.queries.js';
import { Keys } from '../../src/platform/keys/keys.js';
import { PASSWORD } from '../factories/users.ts';
import { codeOf } from '../support/second-factor.ts';
import type { Example } from './example-requests.ts';
import type { Account, World } from './world.ts';

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** An app of the account, or one that it is setting up. */
async function insertApp(world: World, { id, sessionId }: Account, isConfirmed = true): Promise<void> {
  const app = new AuthenticatorApp(id, sessionId, world.app.app.get(Keys).seal(SECRET), new Date());
  await world.db.query(
    `insert into authenticator_apps (id, user_id, sealed_secret, session_id, created_at, confirmed_at)
     values ($1, $2, $3, $4, now(), $5)`,
    [app.id, id, app.sealedSecret, sessionId, isConfirmed ? new Date() : null],
  );
  if (isConfirmed) await world.db.query('update users set second_factor_since = now() where id = $1', [id]);
}

const proof = { body: { currentPassword: PASSWORD } };

export const secondFactorExamples: Record<string, Example> = {
  'POST /api/auth/second-factor': async (world, { self }) => {
    await insertApp(world, self);
    const { rows } = await world.db.query('select password_hash from users where id = $1', [self.id]);
    const firstStep = { hash: rows[0].password_hash, countedAs: [], how: 'password' as const };
    const begun = await world.app.app.get(ChallengeQueries).begin(self.id, firstStep);
    return { body: { challenge: begun.challenge, code: codeOf(SECRET) } };
  },
  'POST /api/auth/second-factor/app': () => proof,
  'GET /api/auth/second-factor/app': async (world, { self }) => {
    await insertApp(world, self, false);
    return {};
  },
  'POST /api/auth/second-factor/app/confirm': async (world, { self }) => {
    await insertApp(world, self, false);
    return { body: { code: codeOf(SECRET) } };
  },
  'POST /api/auth/second-factor/app/remove': async (world, { self }) => {
    await insertApp(world, self);
    return proof;
  },
  'POST /api/auth/second-factor/recovery-codes': async (world, { self }) => {
    await insertApp(world, self);
    return proof;
  },
};
