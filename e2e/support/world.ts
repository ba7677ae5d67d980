import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Pool } from 'pg';
import { insertCoaching } from '../../backend/test/factories/coaching.ts';
import { insertRecipe, type NewRecipe } from '../../backend/test/factories/recipes.ts';
import { insertUser, type NewUser, PASSWORD } from '../../backend/test/factories/users.ts';
import { Mailbox } from '../../backend/test/support/mailbox.ts';
import { type ApiClient, createApiClient } from '../../openapi/src/client.ts';
import { nextAddress } from './network.ts';
import { product } from './product.ts';

export { PASSWORD };

export type Role = 'admin' | 'trainer' | 'customer';

/** A user with an account and a session that a browser can be given. */
export interface Person {
  id: string;
  email: string;
  role: Role;
  accessToken: string;
  refreshToken: string;
  api: ApiClient;
}

let made = 0;
const run = `${process.env.JEST_WORKER_ID ?? 0}-${Date.now().toString(36)}`;

/** No ending of an English word consists of these letters. The search would remove endings. */
const CONSONANTS = 'bcdfghjklmnpqrtvwxz';

/** Returns a word that nothing else contains and that resembles no other, neither as a typo nor as a prefix. */
export const newWord = (): string =>
  Array.from(randomBytes(12), (byte) => CONSONANTS[byte % CONSONANTS.length]).join('');

export const newAddress = (who: string): string => {
  made += 1;
  return `${who}-${run}-${made}@example.org`;
};

/**
 * The time zone of the browsers, and of users unless a journey gives another one. No page then saves the zone and
 * reloads.
 */
export const BROWSER_ZONE = 'Europe/Berlin';

/** Creates state that a journey needs but is not about. */
export async function person(role: Role, wish: NewUser = {}): Promise<Person> {
  const [{ id, email }] = await people([{ ...wish, role }]);
  const { data, response } = await createApiClient({
    baseUrl: product.url,
    headers: { 'X-Forwarded-For': nextAddress() },
  }).POST('/api/auth/login', { body: { email, password: PASSWORD } });
  if (data?.status !== 'success') throw new Error(`${email} could not sign in: ${response.status}`);
  const token = data.data.accessToken;
  return {
    id,
    email,
    role,
    accessToken: token,
    refreshToken: /^refreshToken=([^;]+)/.exec(response.headers.getSetCookie().join('\n'))?.[1] ?? '',
    api: createApiClient({ baseUrl: product.url, token }),
  };
}

/** Creates accounts to which nobody signs in. */
export async function people<Wishes extends NewUser[]>(wishes: [...Wishes]) {
  const made = await inDatabase((db) =>
    oneByOne(wishes, (wish) =>
      insertUser(db, { email: newAddress(wish.role ?? 'customer'), timeZone: BROWSER_ZONE, ...wish }),
    ),
  );
  return made as { [Wish in keyof Wishes]: Awaited<ReturnType<typeof insertUser>> };
}

/** Links these customers with that trainer. */
export const coached = (trainer: Person, ...customers: Parameters<typeof insertCoaching>[2][]) =>
  inDatabase((db) => oneByOne(customers, (customer) => insertCoaching(db, trainer, customer)));

/** Creates recipes, public by default. The last one is the newest. */
export const recipes = (wishes: NewRecipe[]) =>
  inDatabase((db) => oneByOne(wishes, (wish) => insertRecipe(db, wish)));

/** Moves the start of the current plan into the past, which assigning does not allow. */
export const beginEarlier = (customer: Person, startsOn: string) =>
  inDatabase((db) =>
    db.query(
      `update personalized_meal_plans
       set starts_on = $2::text::date, plan = jsonb_set(plan, '{startsOn}', to_jsonb($2::text))
       where customer_id = $1 and ends_on is null`,
      [customer.id, startsOn],
    ),
  );

/** Corrupts a plan so that its meals are lost, which our own code never does. */
export const loseMeals = (planId: string) =>
  inDatabase((db) =>
    db.query(
      `update personalized_meal_plans
       set plan = plan || '{"meals": []}', facts = facts || '{"totalMeals": 0}' where id = $1`,
      [planId],
    ),
  );

/** Corrupts a plan so that its numbers are lost, and no list that contains it can be read. */
export const loseFacts = (planId: string) =>
  inDatabase((db) => db.query(`update personalized_meal_plans set facts = 'null' where id = $1`, [planId]));

/** One connection for all journeys of a file, which does not keep the process alive. */
const db = new Pool({ connectionString: product.databaseUrl, max: 1, allowExitOnIdle: true });
// The database is stopped while the connection is still open.
db.on('error', () => undefined);

const inDatabase = <T>(work: (db: Pool) => Promise<T>): Promise<T> => work(db);

async function oneByOne<Wish, Made>(wishes: Wish[], make: (wish: Wish) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  for (const wish of wishes) made.push(await make(wish));
  return made;
}

export async function invitation(
  trainer: Person,
  customerEmail: string,
): Promise<{ id: string; url: string; token: string }> {
  const { data } = await trainer.api.POST('/api/invitations/send', { body: { customerEmail } });
  const sent = data?.data.invitation;
  if (!sent?.url || !sent.token) throw new Error(`${customerEmail} could not be invited`);
  return { id: sent.id, url: sent.url, token: sent.token };
}

export const mailbox = new Mailbox(join(product.dataDir ?? '', 'outbox'));
