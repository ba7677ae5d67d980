import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { accessTable, CALLERS, type CallerKind, contradictions, tableProblems } from './access-table.ts';
import { type Operation, operations } from './document.ts';
import { leftOverExamples } from './example-requests.ts';
import { PreparedCalls } from './prepared-calls.ts';
import { send } from './raw-request.ts';
import { sentBody } from './sent-body.ts';
import { servedRoutes } from './served-routes.ts';
import { fill, type Spelling, spellings } from './spellings.ts';
import { World } from './world.ts';

/** Routes beside the operations of the document. They read no account and no token. */
const NOT_OPERATIONS = [
  'GET /api/docs',
  'GET /api/docs/init.js',
  'GET /api/docs/swagger-ui.css',
  'GET /api/docs/swagger-ui-bundle.js',
  'GET /api/docs-json',
  'GET /healthz',
  'GET /readyz',
];

/** A path in another spelling reaches the same handler, so one foreign account is enough there. */
const FEWER_CALLERS = CALLERS.filter((kind) => kind !== 'other customer' && kind !== 'other admin');

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];

let world: World;

beforeAll(async () => {
  world = await World.start();
});

afterAll(() => world.stop());

describe('the table of verdicts', () => {
  test('has one line for each operation of the document, and no other', () => {
    expect(tableProblems()).toEqual([]);
    expect(leftOverExamples()).toEqual([]);
  });

  test('agrees with the roles that the document names', () => {
    expect(operations.flatMap(contradictions)).toEqual([]);
  });

  test('lists everything that is served', () => {
    const served = servedRoutes(world.app.app).filter((route) => !route.startsWith('HEAD '));
    expect(served.sort()).toEqual([...operations.map(({ name }) => name), ...NOT_OPERATIONS].sort());
  });
});

describe.each(operations)('$name', (operation) => {
  test('answers each caller as the table says', async () => {
    expect(await verdicts(operation, {}, CALLERS)).toEqual(accessTable.get(operation.name));
  });

  test.each(Object.entries(spellings))(
    'answers alike under another spelling of its path: %s',
    async (_, spelling) => {
      expect(accessTable.get(operation.name)).toMatchObject(await verdicts(operation, { spelling }));
    },
  );
});

describe('the method of a request', () => {
  /** `/api/invitations/{id}` also matches `/api/invitations/send`. */
  const methodsOf = (path: string) => {
    const covers = (template: string) =>
      new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
    const documented = operations.filter((one) => covers(one.path)).map((one) => one.method);
    return documented.includes('GET') ? [...documented, 'HEAD'] : documented;
  };

  test.each(operations.filter(({ method }) => method === 'GET'))(
    'may be HEAD instead of GET: $path',
    async (operation) => {
      expect(accessTable.get(operation.name)).toMatchObject(await verdicts(operation, { method: 'HEAD' }));
    },
  );

  test.each(operations)('must be one that the document names: $name', async (operation) => {
    const others = METHODS.filter((method) => !methodsOf(operation.path).includes(method));
    const answers = others.map((method) => statusOf('trainer', operation, { method }));
    expect(await Promise.all(answers)).toEqual(others.map(() => 404));
  });

  test('cannot be overridden by a header', async () => {
    const disable = operations.find(({ name }) => name === 'POST /api/admin/users/{id}/disable');
    const show = operations.find(({ name }) => name === 'GET /api/admin/users/{id}');
    if (!disable || !show) throw new Error('The document lacks what this test is about');
    const headers = { 'x-http-method-override': 'DELETE', 'x-method-override': 'POST' };
    expect(await statusOf('admin', show, { headers })).toBe(200);
    expect(await statusOf('customer', disable, { headers })).toBe(403);
  });
});

interface Variation {
  spelling?: Spelling;
  method?: string;
  headers?: Record<string, string>;
}

async function verdicts(
  operation: Operation,
  variation: Variation,
  callers: readonly CallerKind[] = FEWER_CALLERS,
) {
  const statuses = callers.map(async (kind) => [kind, await statusOf(kind, operation, variation)] as const);
  return Object.fromEntries(await Promise.all(statuses));
}

async function statusOf(kind: CallerKind, operation: Operation, variation: Variation): Promise<number> {
  const { spelling = (path) => path, method = operation.method, headers } = variation;
  const calls = callsOf(operation);
  const { credentials, ingredients } = await calls.of(kind);
  const sent = method === operation.method ? sentBody(ingredients) : null;
  const { status } = await send(world.url, {
    method,
    target: fill(spelling(operation.path), ingredients),
    headers: {
      ...world.fromNewAddress(),
      ...credentials,
      ...headers,
      ...sent?.headers,
    },
    body: sent?.body ?? null,
  });
  calls.answered(kind, status);
  return status;
}

const allCalls = new Map<Operation, PreparedCalls>();

function callsOf(operation: Operation): PreparedCalls {
  const calls = allCalls.get(operation) ?? new PreparedCalls(operation, world);
  allCalls.set(operation, calls);
  return calls;
}
