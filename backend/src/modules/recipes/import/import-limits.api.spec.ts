import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { components } from '../../../../../openapi/src/schema.d.ts';
import { jsonLd, published } from '../../../../test/factories/published-recipes.ts';
import { written } from '../../../../test/factories/written-recipes.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';

const WAITING = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

type Body = components['schemas']['ImportRecipesRequest'];

let app: TestApp;
let admin: SignedInUser;
let trainer: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  await app.db.query('delete from recipes');
  admin = await app.signedIn({ role: 'admin' });
  trainer = await app.signedIn({ role: 'trainer' });
});

afterAll(() => app.stop());

const intoQueue = (body: Body) => admin.api.POST('/api/admin/recipes/import', { body });
const asOwn = (body: Body, by = trainer) => by.api.POST('/api/trainer/recipes/import', { body });

describe('the limits of an import', () => {
  test('include the daily limit of trainers, but do not count duplicates', async () => {
    await asOwn({ jsonLd: jsonLd(published()) });
    await app.db.query('update rate_limits set hits = 98 where key = $1', [`recipes:trainer:${trainer.id}`]);
    const many = [published(), ...['A', 'B', 'C', 'D'].map((name) => published({ name }))];
    const { data } = await asOwn({ jsonLd: jsonLd(...many) });
    expect(data?.imported.map(({ name }) => name)).toEqual(['A', 'B']);
    expect(data?.problems.map(({ row, problem }) => [row, problem])).toEqual([
      [1, 'There is already a recipe with this name and these ingredients'],
      [4, expect.stringContaining('100 recipes within a day')],
      [5, expect.stringContaining('100 recipes within a day')],
    ]);
  });

  test('do not count recipes that could not be saved', async () => {
    await app.db.query(`alter table recipes add constraint no_stones check (name <> 'Stones')`);
    const stones = await asOwn({ jsonLd: jsonLd(published(), published({ name: 'Stones' })) });
    const { response } = await trainer.api.POST('/api/trainer/recipes', {
      body: written({ name: 'Stones' }),
    });
    await app.db.query('alter table recipes drop constraint no_stones');
    expect([stones.response.status, response.status]).toEqual([500, 500]);
    const counted = async () =>
      (await app.db.query('select hits from rate_limits where key = $1', [`recipes:trainer:${trainer.id}`]))
        .rows;
    expect(await counted()).toEqual([]);
    await asOwn({ jsonLd: jsonLd(published(), published({ name: 'Bread' })) });
    expect(await counted()).toEqual([{ hits: 2 }]);
  });

  test('allow two hundred rows at once', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, n) => published({ name: `Soup ${n}` }));
    expect((await intoQueue({ jsonLd: jsonLd(...many(200)) })).data?.imported).toHaveLength(200);
    const { response, error } = await intoQueue({ jsonLd: jsonLd(...many(201)) });
    expect([response.status, error?.fields?.jsonLd]).toEqual([
      400,
      [expect.stringContaining('more than 200')],
    ]);
  });

  test('allow one megabyte, only here', async () => {
    const filled = (characters: number) => jsonLd(published()).padEnd(characters, ' \n');
    expect((await intoQueue({ jsonLd: filled(1_000_000) })).response.status).toBe(200);
    const more = await intoQueue({ jsonLd: filled(1_000_001) });
    expect([more.response.status, more.error?.fields]).toEqual([
      400,
      { jsonLd: ['This is larger than 1 MB'] },
    ]);
    expect((await intoQueue({ jsonLd: filled(3_000_000) })).response.status).toBe(413);
    const elsewhere = await trainer.api.POST('/api/trainer/recipes', {
      body: { name: filled(1_000_001) } as never,
    });
    expect(elsewhere.response.status).toBe(413);
  });
});

describe('duplicates in an import', () => {
  test('are skipped, even by two imports at once', async () => {
    const both = await Promise.all([
      asOwn({ jsonLd: jsonLd(published()) }),
      asOwn({ jsonLd: jsonLd(published()) }),
    ]);
    expect(both.map(({ data }) => data?.imported.length).sort()).toEqual([0, 1]);
    expect((await app.db.query('select from recipes')).rows).toHaveLength(1);
    const again = await asOwn({ jsonLd: jsonLd(published(), published({ name: 'Other' })) });
    expect(again.data?.imported.map(({ name }) => name)).toEqual(['Other']);
  });

  test('are avoided when an import is repeated after a deadlock', async () => {
    // This transaction waits first, so it is the one that detects the deadlock and is aborted.
    const other = await app.db.connect();
    try {
      await other.query('begin');
      await other.query('lock table recipes in share mode');
      const answer = asOwn({ jsonLd: jsonLd(published()) });
      await eventually(async () => (await app.db.query(WAITING)).rows.length > 0);
      await other.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
        `recipe-import:${trainer.id}`,
      ]);
      await other.query('commit');
      expect((await answer).data).toMatchObject({ imported: [{ name: 'Lentil soup' }], problems: [] });
    } finally {
      other.release(true);
    }
  });

  test('only count within the same queue or owner', async () => {
    const other = await app.signedIn({ role: 'trainer' });
    await asOwn({ jsonLd: jsonLd(published()) });
    expect((await asOwn({ jsonLd: jsonLd(published()) }, other)).data?.imported).toHaveLength(1);
    expect((await intoQueue({ jsonLd: jsonLd(published()) })).data?.imported).toHaveLength(1);
    expect((await intoQueue({ jsonLd: jsonLd(published()) })).data?.imported).toHaveLength(0);
    expect(
      (await intoQueue({ jsonLd: jsonLd(published({ recipeIngredient: ['1 egg'] })) })).data?.imported,
    ).toHaveLength(1);
  });
});
