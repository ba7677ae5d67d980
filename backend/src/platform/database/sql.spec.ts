import { expect, jest, test } from '@jest/globals';
import { Sql } from './sql.js';

/** A fake database that answers with these rows and records the name of each query. */
function sqlOver(rows: object[] = []) {
  const query = jest.fn(async (_: { name?: string; text: string; values: unknown[] }) => ({ rows }));
  const connection = { getNativeClient: async () => ({ query }) };
  const sql = new Sql({ em: { getConnection: () => connection } } as never);
  return { sql, nameOfLast: () => query.mock.lastCall?.[0].name, lastAsked: () => query.mock.lastCall?.[0] };
}

test('only the first composed statements are named, and all others are', async () => {
  const { sql, nameOfLast } = sqlOver();
  const composed = async (number: number) => {
    await sql.rows(`select ${number}`, {}, { isComposed: true });
    return nameOfLast();
  };
  for (let number = 0; number < 10_000; number += 1) expect(await composed(number)).toBeUndefined();
  for (let time = 1; time < 3; time += 1)
    for (let number = 0; number < 40; number += 1) await composed(number + 50_000);
  const first = await composed(50_000);
  expect(first).toBeDefined();
  for (let number = 1; number < 40; number += 1) expect(await composed(number + 50_000)).toBeDefined();
  for (let time = 0; time < 5; time += 1) expect(await composed(7)).toBeUndefined();
  expect(await composed(50_000)).toBe(first);

  const names = new Set<string | undefined>();
  for (let number = 0; number < 600; number += 1) {
    await sql.rows(`select 'fixed', ${number}`);
    names.add(nameOfLast());
  }
  expect(names.has(undefined)).toBe(false);
  expect(names.size).toBe(600);
});

test('a statement without a row answers 404', async () => {
  expect(await sqlOver([{ body: '{}' }]).sql.body('select')).toBe('{}');
  await expect(sqlOver().sql.body('select', {}, { missing: 'Recipe not found' })).rejects.toMatchObject({
    status: 404,
    message: 'Recipe not found',
  });
});

test('named values become numbers wherever they occur, and nothing else changes', async () => {
  const { sql, lastAsked } = sqlOver();
  const text = `select :id::uuid, a.b::text, 'at 12:mm', to_char(now(), 'HH24:MI') where x = :id or y = :other`;
  for (let time = 0; time < 2; time += 1) {
    await sql.rows(text, { other: 2, id: 1, unused: 3 });
    expect(lastAsked()).toMatchObject({
      text: `select $1::uuid, a.b::text, 'at 12:mm', to_char(now(), 'HH24:MI') where x = $1 or y = $2`,
      values: [1, 2],
    });
  }
});

test('a statement with a missing value fails before it is sent', async () => {
  const { sql, lastAsked } = sqlOver();
  await expect(sql.rows('select :id', {})).rejects.toThrow('A statement is not told :id');
  expect(lastAsked()).toBeUndefined();
});
