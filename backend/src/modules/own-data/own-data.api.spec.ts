import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { plantHealthDataOf, tablesOfUsers, tracesOfHealth } from '../../../test/contract/planted-health.ts';
import { insertCoaching } from '../../../test/factories/coaching.ts';
import { insertCollection, insertFavorite, insertRating } from '../../../test/factories/engagement.ts';
import { insertAssignedPlan, insertSavedPlan, keptPlan } from '../../../test/factories/meal-plans.ts';
import { insertRecipe } from '../../../test/factories/recipes.ts';
import { PASSWORD } from '../../../test/factories/users.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { jpeg } from '../../../test/support/pictures.ts';
import { type SignedInUser, TestApp } from '../../../test/support/test-app.ts';
import { ownDataParts, withheldTables } from '../../platform/own-data/own-data.js';
import { DownloadFiles } from './download-files.js';
import { ErasureService } from './erasure.service.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});

afterAll(() => app.stop());

const query = (statement: string, values: unknown[]) => app.db.query(statement, values);

let planted = 0;

/** A customer with something in every table that a customer fills by hand, and a photo. */
async function plantCustomer() {
  planted += 1;
  const word = `planted-9c41-${planted}x`;
  const trainer = await app.signedIn({ role: 'trainer', name: `${word} trainer` });
  const ann = await app.signedIn({ name: `${word} Ann`, email: `${word}@example.org` });
  await insertCoaching(app.db, trainer, ann);
  const recipe = await insertRecipe(app.db);
  const saved = await insertSavedPlan(app.db, trainer, {
    plan: keptPlan(recipe, { clientName: `${word} Ann` }),
  });
  await insertAssignedPlan(app.db, ann, trainer, { plan: saved.plan, savedPlanId: saved.id });
  await insertFavorite(app.db, ann, recipe);
  await insertRating(app.db, ann, recipe, { reviewText: `${word} review` });
  await insertCollection(app.db, ann, [recipe]);
  await plantHealthDataOf([ann.id], query);
  await ann.api.POST('/api/grocery-lists/items', { body: { name: `${word} bread` } });
  const form = new FormData();
  const picture = Uint8Array.from(await jpeg(64, 40));
  form.append('picture', new Blob([picture], { type: 'image/jpeg' }), 'me.jpg');
  const added = await fetch(`${app.url}/api/progress/photos`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${ann.token}` },
    body: form,
  });
  const { data } = (await added.json()) as { data: { id: string } };
  await ann.api.PUT('/api/progress/photos/{id}', {
    params: { path: { id: data.id } },
    body: { photoDate: '2026-11-20', photoType: 'front', isPrivate: true, caption: `${word} photo` },
  });
  return { ann, trainer, recipe, word };
}

const shown = async (by: SignedInUser) => (await by.api.GET('/api/own-data')).data?.download;

async function download(by: SignedInUser): Promise<Record<string, Uint8Array>> {
  expect((await by.api.POST('/api/own-data/download')).response.status).toBe(202);
  await eventually(async () => (await shown(by))?.status === 'done');
  const { data } = await by.api.GET('/api/own-data/file', { parseAs: 'arrayBuffer' });
  return unzipSync(new Uint8Array(data as unknown as ArrayBuffer));
}

/** Every row of every table, and the names of all files, that contain one of the words. */
async function traces(words: string[]): Promise<string[]> {
  const { rows: tables } = await app.db.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'jobs')`,
  );
  const found: string[] = [];
  for (const { name } of tables)
    for (const word of words) {
      const { rows } = await app.db.query(
        `select t::text from ${name} t where strpos(lower(t::text), lower($1)) > 0`,
        [word],
      );
      found.push(...rows.map(({ t }) => `${name}: ${word}: ${String(t).slice(0, 200)}`));
    }
  const files = await readdir(join(app.environment.DATA_DIR ?? '', 'files'), { recursive: true }).catch(
    () => [],
  );
  return [...found, ...files.filter((file) => words.some((word) => file.includes(word)))];
}

const noJobs = () =>
  eventually(async () => {
    const { rows } = await app.db.query(`select from jobs.job where state in ('created', 'active', 'retry')`);
    return rows.length === 0;
  });

const erase = () => app.app.get(ErasureService).sweep();

const letWeekPass = (userId: string) =>
  app.db.query(`update users set erase_after = now() - interval '1 second' where id = $1`, [userId]);

describe('the parts of own data', () => {
  test('are of every table with rows of a user', async () => {
    const known = [...ownDataParts().flatMap(({ tables }) => tables), ...withheldTables()];
    expect((await tablesOfUsers(app.db)).filter((table) => !known.includes(table))).toEqual([]);
  });
});

describe('a download', () => {
  test('has every planted datum and picture, and no secret', async () => {
    const { ann, word } = await plantCustomer();
    const files = await download(ann);
    const text = Object.entries(files)
      .filter(([name]) => /\.(json|csv|txt)$/.test(name))
      .map(([, body]) => strFromU8(body))
      .join('\n');
    for (const what of ['Ann', 'review', 'bread', 'photo']) expect(text).toContain(`${word} ${what}`);
    // Pounds are computed from the kilograms that were entered.
    expect(tracesOfHealth(text)).toHaveLength(6);
    const tables = Object.keys(files).filter((name) => name.endsWith('.json'));
    expect(tables.sort()).toEqual(
      ownDataParts()
        .map(({ name }) => `${name}.json`)
        .sort(),
    );
    for (const name of tables)
      expect(Array.isArray(JSON.parse(strFromU8(files[name] as Uint8Array)))).toBe(true);
    const isEmpty = (name: string) => strFromU8(files[name] as Uint8Array) === '[]\n';
    const headOf = (name: string) => strFromU8(files[name.replace('.json', '.csv')] as Uint8Array);
    expect(tables.filter(isEmpty).length).toBeGreaterThan(5);
    expect(tables.filter((name) => !/^[a-zA-Z_]+(,[a-zA-Z_0-9]+)*\r\n/.test(headOf(name)))).toEqual([]);
    const pictures = Object.entries(files).filter(([name]) =>
      /^photos\/2026-11-20-front.*\.webp$/.test(name),
    );
    expect(pictures).toHaveLength(1);
    expect(pictures[0]?.[1].length).toBeGreaterThan(50);
    const { rows } = await app.db.query(
      `select password_hash as secret from users where id = $1
       union select encode(token_hash, 'hex') from refresh_tokens where user_id = $1`,
      [ann.id],
    );
    for (const { secret } of rows) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/password_hash|token_hash|token_sealed/);
  });

  test('is the caller’s alone, and is gone after a day', async () => {
    const ben = await app.signedIn();
    await download(ben);
    const other = await app.signedIn();
    expect((await other.api.GET('/api/own-data/file')).response.status).toBe(404);
    await app.db.query(
      `update own_data_downloads set expires_at = now() - interval '1 second' where user_id = $1`,
      [ben.id],
    );
    expect((await ben.api.GET('/api/own-data/file')).response.status).toBe(404);
    await app.app.get(DownloadFiles).sweep();
    await eventually(
      async () =>
        (await app.db.query('select from abandoned_own_data where due_at <= now()')).rows.length === 0,
    );
    const { rows } = await app.db.query('select from own_data_downloads where user_id = $1', [ben.id]);
    expect(rows).toEqual([]);
  });
});

const ask = (by: SignedInUser, currentPassword?: string) =>
  by.api.POST('/api/own-data/deletion', { body: { ...(currentPassword && { currentPassword }) } });

describe('a deletion', () => {
  test('needs the password, or a fresh sign-in where there is none', async () => {
    const takes = async (by: SignedInUser) => (await by.api.GET('/api/own-data')).data?.deletionTakes;
    const age = (by: SignedInUser, minutes: number) =>
      app.db.query('update sessions set created_at = now() - make_interval(mins => $2) where user_id = $1', [
        by.id,
        minutes,
      ]);
    const ann = await app.signedIn();
    expect(await takes(ann)).toBe('nothing');
    await age(ann, 11);
    expect(await takes(ann)).toBe('password');
    expect((await ask(ann)).error?.code).toBe('current_password_needed');
    expect((await ask(ann, 'wrong-password')).error?.code).toBe('current_password_wrong');
    expect((await ask(ann, PASSWORD)).response.status).toBe(200);
    const gus = await app.signedIn();
    await app.db.query('update users set password_hash = null, google_id = $2 where id = $1', [
      gus.id,
      gus.id,
    ]);
    await age(gus, 11);
    expect(await takes(gus)).toBe('sign_in');
    expect((await ask(gus)).error?.code).toBe('fresh_sign_in_needed');
    await age(gus, 0);
    expect((await ask(gus)).response.status).toBe(200);
  });

  test('locks the account at once, and signing in takes it back', async () => {
    const ann = await app.signedIn({ name: 'Ann' });
    const { data } = await ask(ann, PASSWORD);
    expect(Date.parse(data?.eraseAfter ?? '') - Date.now()).toBeGreaterThan(6.9 * 24 * 3600 * 1000);
    expect((await ann.api.GET('/api/auth/me')).response.status).toBe(401);
    const mail = await app.mailbox.next(ann.email, /will be deleted/);
    expect(mail.source).toContain('sign in before');
    await erase();
    const again = await app.signIn(ann);
    await erase();
    expect((await again.api.GET('/api/auth/me')).data?.name).toBe('Ann');
    const { data: events } = await again.api.GET('/api/auth/security-events');
    expect(events?.events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['deletion_requested', 'deletion_taken_back']),
    );
  });

  test('hides the customer from their trainer until it is taken back', async () => {
    const { ann, trainer } = await plantCustomer();
    const seen = async () => {
      const params = { path: { id: ann.id } };
      const pages = await Promise.all([
        trainer.api.GET('/api/trainer/customers/{id}', { params }),
        trainer.api.GET('/api/trainer/customers/{id}/measurements', { params }),
        trainer.api.GET('/api/trainer/customers/{id}/photos', { params }),
      ]);
      const { data } = await trainer.api.GET('/api/trainer/customers', { params: { query: {} } });
      return [...pages.map(({ response }) => response.status), data?.customers.length];
    };
    expect(await seen()).toEqual([200, 200, 200, 1]);
    await ask(ann, PASSWORD);
    expect(await seen()).toEqual([404, 404, 404, 0]);
    await app.signIn(ann);
    expect(await seen()).toEqual([200, 200, 200, 1]);
  });

  test('that is taken back by two sign-ins at once is told to both, and once by mail', async () => {
    const ann = await app.signedIn();
    const signIn = async (password = PASSWORD) => {
      const { data } = await app.stranger().POST('/api/auth/login', { body: { email: ann.email, password } });
      return data?.status === 'success' ? data.data.deletionTakenBack : null;
    };
    const mailsAbout = async (subject: RegExp) =>
      (await app.mailbox.to(ann.email)).filter((mail) => subject.test(mail.subject)).length;
    await ask(ann, PASSWORD);
    expect(await signIn('wrong-password')).toBe(null);
    expect(await Promise.all([signIn(), signIn()])).toEqual([true, true]);
    expect(await signIn()).toBe(false);
    await noJobs();
    expect([await mailsAbout(/will be deleted/), await mailsAbout(/will not be deleted/)]).toEqual([1, 1]);
    const { rows } = await app.db.query(
      `select action from audit_trail where subject_id = $1 and action like 'user.deletion%' order by at, id`,
      [ann.id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['user.deletion_requested', 'user.deletion_taken_back']);
  });

  test('of the last admin is refused', async () => {
    await app.db.query(`delete from users where role = 'admin'`);
    const admin = await app.signedIn({ role: 'admin' });
    expect((await ask(admin, PASSWORD)).error?.code).toBe('last_admin');
    const other = await app.signedIn({ role: 'admin' });
    expect((await ask(admin, PASSWORD)).response.status).toBe(200);
    expect((await ask(other, PASSWORD)).error?.code).toBe('last_admin');
  });

  test('leaves nothing of a customer in any row, job, or file after 7 days', async () => {
    const { ann, trainer, word } = await plantCustomer();
    await download(ann);
    const { rows: photos } = await app.db.query('select id from progress_photos where customer_id = $1', [
      ann.id,
    ]);
    await trainer.api.POST('/api/invitations/send', { body: { customerEmail: ann.email } });
    await ask(ann, PASSWORD);
    await app.mailbox.next(ann.email, /will be deleted/);
    await noJobs();
    await letWeekPass(ann.id);
    await erase();
    await eventually(async () => (await traces(photos.map(({ id }) => id))).length === 0);
    const words = [ann.id, ann.email, word];
    for (const told of [ann.email, word]) expect(app.logs.join('')).not.toContain(told);
    expect((await traces(words)).filter((trace) => !trace.includes(`${word} trainer`))).toEqual([]);
    expect(await app.mailbox.to(ann.email)).toEqual([]);
  });

  test('of a trainer leaves customers what they hold, without the trainer’s name', async () => {
    const { ann, trainer, recipe } = await plantCustomer();
    await insertRecipe(app.db, { owner: trainer, name: 'Secret soup' });
    const shared = await insertRecipe(app.db, { owner: trainer, name: 'Public soup', approved: true });
    await app.db.query(
      `insert into personalized_recipes (id, customer_id, assigned_by, recipe_id, assigned_at)
       values (gen_random_uuid(), $1, $2, $3, now())`,
      [ann.id, trainer.id, recipe.id],
    );
    await ask(trainer, PASSWORD);
    await app.mailbox.next(trainer.email, /will be deleted/);
    await noJobs();
    await letWeekPass(trainer.id);
    await erase();
    const { data } = await ann.api.GET('/api/meal-plan/personalized');
    expect(data?.mealPlans).toMatchObject([{ assignedBy: 'Deleted account' }]);
    expect((await ann.api.GET('/api/customer/recipes')).data?.recipes).toHaveLength(1);
    const { rows } = await app.db.query(`select name, owner_id from recipes where name like '%soup'`);
    expect(rows).toEqual([{ name: 'Public soup', owner_id: null }]);
    expect(shared.name).toBe('Public soup');
    expect(await traces([trainer.id, trainer.email])).toEqual([]);
  });
});
