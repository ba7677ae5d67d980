import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { accessTable, type CallerKind } from './access-table.ts';
import { makeCaller } from './callers.ts';
import { type Operation, operations } from './document.ts';
import { prepare } from './example-requests.ts';
import { misfits } from './misfits.ts';
import { send } from './raw-request.ts';
import { sentBody } from './sent-body.ts';
import { fill } from './spellings.ts';
import { World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await World.start();
});

afterAll(() => world.stop());

/** A caller for whom the operation succeeds. */
function luckyCaller(operation: Operation): CallerKind {
  const verdicts = accessTable.get(operation.name);
  const kinds: CallerKind[] = ['customer', 'trainer', 'admin', 'nobody'];
  const kind = kinds.find((one) => String(verdicts?.[one]).startsWith('2'));
  if (!kind) throw new Error(`${operation.name} goes well for nobody`);
  return kind;
}

describe('the answer matches the document', () => {
  test.each(operations.filter(({ answer }) => answer !== null))('$name', async (operation) => {
    const { credentials, owner } = await makeCaller(luckyCaller(operation), operation, world);
    const ingredients = await prepare(operation, world, owner);
    const { headers, body } = sentBody(ingredients);
    const { status, text } = await send(world.url, {
      method: operation.method,
      target: fill(operation.path, ingredients),
      headers: { ...world.fromNewAddress(), ...credentials, ...headers },
      body,
    });
    expect(String(status)).toMatch(/^2/);
    expect(misfits(JSON.parse(text), operation.answer ?? {})).toEqual([]);
  });
});

test('parameters in a path are never optional', () => {
  const optional = operations.filter(({ parameters }) =>
    parameters.some((parameter) => parameter.in === 'path' && !parameter.required),
  );
  expect(optional.map(({ name }) => name)).toEqual([]);
});

describe('a mismatch is reported', () => {
  const schema = {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'string' }, tags: { type: 'array', items: { enum: ['a'] } } },
  } as const;

  test.each([
    [{}, ['the answer.id is missing']],
    [{ id: 1 }, ['the answer.id is no string: 1']],
    [{ id: null }, ['the answer.id is null']],
    [{ id: 'x', more: 1 }, ['the answer.more is named nowhere']],
    [{ id: 'x', tags: ['b'] }, ['the answer.tags[0] is "b", none of its values']],
  ])('in %j as a mismatch', (value, found) => {
    expect(misfits(value, { ...schema, required: ['id'] } as never)).toEqual(found);
  });
});
