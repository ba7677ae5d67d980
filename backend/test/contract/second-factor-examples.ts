import { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuid } from 'uuid';
import { AuthenticatorApp } from '../../src/modules/auth/second-factor/authenticator-app.entity.js';
import { ChallengeQueries } from '../../src/modules/auth/second-factor/challenge.queries.js';
import { PasskeyQueries } from '../../src/modules/auth/second-factor/passkey.queries.js';
import { PasskeyChallengeQueries } from '../../src/modules/auth/second-factor/passkey-challenge.queries.js';
import { RelyingParty } from '../../src/modules/auth/second-factor/relying-party.js';
import { Keys } from '../../src/platform/keys/keys.js';
import { PASSWORD } from '../factories/users.ts';
import { codeOf } from '../support/app-codes.ts';
import { SoftPasskey } from '../support/soft-passkey.ts';
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

/** A passkey of the account. */
async function insertPasskey(
  world: World,
  owner: { id: string },
  passkey = new SoftPasskey(),
): Promise<string> {
  const { app } = world.app;
  const options = await app.get(RelyingParty).askForNew({ id: owner.id, email: 'ann' }, []);
  const credential = await app.get(RelyingParty).checkNew(passkey.register(options), options.challenge);
  if (!credential) throw new Error('The passkey was refused');
  const id = uuid();
  const made = { id, userId: owner.id, name: 'Phone', ...credential };
  await app.get(PasskeyQueries).add(app.get(EntityManager).fork(), made);
  await world.db.query('update users set second_factor_since = now() where id = $1', [owner.id]);
  return id;
}

/** A sign-in of the account that waits for its second step. */
async function begunSignIn(world: World, { id }: { id: string }): Promise<string> {
  const { rows } = await world.db.query('select password_hash from users where id = $1', [id]);
  const firstStep = { hash: rows[0].password_hash, countedAs: [], how: 'password' as const };
  return (await world.app.app.get(ChallengeQueries).begin(id, firstStep)).challenge;
}

const proof = { body: { currentPassword: PASSWORD } };

export const secondFactorExamples: Record<string, Example> = {
  'POST /api/auth/second-factor': async (world, { self }) => {
    await insertApp(world, self);
    return { body: { challenge: await begunSignIn(world, self), code: codeOf(SECRET) } };
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
  'POST /api/auth/second-factor/passkey': async (world, { self }) => {
    await insertPasskey(world, self);
    return { body: { challenge: await begunSignIn(world, self) } };
  },
  'POST /api/auth/passkeys/registration': () => proof,
  'POST /api/auth/passkeys': async (world, { self }) => {
    const { app } = world.app;
    const options = await app.get(RelyingParty).askForNew(self, []);
    const em = app.get(EntityManager).fork();
    const challenge = await app
      .get(PasskeyChallengeQueries)
      .begin(em, 'registration', self.id, options.challenge);
    return { body: { challenge, credential: new SoftPasskey().register(options), name: 'Phone' } };
  },
  'PUT /api/auth/passkeys/{id}': async (world, { self }) => ({
    params: { id: await insertPasskey(world, self) },
    body: { name: 'Old phone' },
  }),
  'POST /api/auth/passkeys/{id}/remove': async (world, { self }) => ({
    params: { id: await insertPasskey(world, self) },
    ...proof,
  }),
  'POST /api/auth/passkeys/session': async (world, { self }) => {
    const passkey = new SoftPasskey();
    await insertPasskey(world, self, passkey);
    const { app } = world.app;
    const options = await app.get(RelyingParty).ask();
    const em = app.get(EntityManager).fork();
    const challenge = await app.get(PasskeyChallengeQueries).begin(em, 'passkey', null, options.challenge);
    return { body: { challenge, credential: passkey.unlock(options) } };
  },
  'POST /api/admin/users/{id}/second-factor/reset': async (world) => {
    const somebody = await world.account('customer');
    await insertApp(world, somebody);
    return { params: { id: somebody.id }, body: {} };
  },
};
