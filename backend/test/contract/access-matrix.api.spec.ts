import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { accessTable, CALLERS, type CallerKind, contradictions, tableProblems } from './access-table.ts';
import { type Operation, operations } from './document.ts';
import { leftOverExamples } from './example-requests.ts';
import {
  HEALTH_TABLES,
  OTHER_TABLES,
  plantHealthDataOfAllBut,
  tablesOfUsers,
  tracesOfHealth,
} from './planted-health.ts';
import { PreparedCalls } from './prepared-calls.ts';
import { type RawAnswer, send } from './raw-request.ts';
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

/**
 * Nobody tries every spelling, and the others take turns: each spelling meets each caller at many operations.
 * `npm run check:long` sends all of them.
 */
const callersInTurn = (turn: number): readonly CallerKind[] => {
  if (process.env.LONG) return FEWER_CALLERS;
  const place = turn % FEWER_CALLERS.length;
  return [...new Set<CallerKind>(['nobody', ...FEWER_CALLERS.slice(place, place + 1)])];
};

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];

/** Operations of a trainer on the data of a customer. Two events must shut the trainer out of all of them. */
const ofACustomer = operations.filter(({ path }) => path.startsWith('/api/trainer/customers'));
const SHUTTING_OUT = [
  { when: 'the coaching has ended', statement: 'delete from coaching' },
  { when: 'the consent is taken back', statement: 'update health_consents set taken_back_at = now()' },
];

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
  test('answers each caller as the table says, and tells strangers nothing about health', async () => {
    await plant(await accountsOf(operation));
    const told: Record<string, string[]> = {};
    const answered: Record<string, number> = {};
    for (const [kind, { status, headers, text }] of await answersFor(CALLERS, operation, {})) {
      answered[kind] = status;
      told[kind] = kind === 'trainer' ? [] : tracesOfHealth(JSON.stringify(headers) + text);
    }
    expect(answered).toEqual(accessTable.get(operation.name));
    expect(told).toEqual(Object.fromEntries(CALLERS.map((kind) => [kind, []])));
  });

  test.each(Object.entries(spellings).map(([what, spelling], place) => ({ what, spelling, place })))(
    'answers alike under another spelling of its path: $what',
    async ({ spelling, place }) => {
      const callers = callersInTurn(operations.indexOf(operation) + place);
      expect(accessTable.get(operation.name)).toMatchObject(await verdicts(operation, { spelling }, callers));
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

describe('health data', () => {
  test('is known to be in a table or not, for every table that refers to users', async () => {
    expect([...HEALTH_TABLES, ...OTHER_TABLES].sort()).toEqual(await tablesOfUsers(world.db));
  });

  test('is told to the trainer who coaches, so that these tests know it when they see it', async () => {
    const reading = ofACustomer.find(({ name }) => name === 'GET /api/trainer/customers/{id}/measurements');
    if (!reading) throw new Error('The document lacks what this test is about');
    await callsOf(reading).of('trainer');
    await plant([]);
    expect(tracesOfHealth((await answerTo('trainer', reading, {})).text)).not.toEqual([]);
  });

  test.each(ofACustomer.flatMap((operation) => SHUTTING_OUT.map((end) => ({ ...end, operation }))))(
    'is not told to a trainer once $when: $operation.name',
    async ({ statement, operation }) => {
      await callsOf(operation).of('trainer');
      await plant([]);
      await world.db.query(statement);
      expect(tracesOfHealth((await answerTo('trainer', operation, {})).text)).toEqual([]);
    },
  );

  test('is in no log line, audit row, or mail that all these requests have caused', async () => {
    const { rows } = await world.db.query<{ line: string }>(
      'select to_jsonb(audit_log)::text as line from audit_log',
    );
    const mails = await world.app.mailbox.all();
    const left = [world.app.logs, rows.map(({ line }) => line), mails.map(({ source }) => source)];
    expect(left.map((lines) => lines.length > 0)).toEqual([true, true, true]);
    expect(left.flat().filter((line) => tracesOfHealth(line).length > 0)).toEqual([]);
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
  const answers = await answersFor(callers, operation, variation);
  return Object.fromEntries(answers.map(([kind, { status }]) => [kind, status]));
}

function answersFor(callers: readonly CallerKind[], operation: Operation, variation: Variation) {
  return Promise.all(
    callers.map(async (kind) => [kind, await answerTo(kind, operation, variation)] as const),
  );
}

const statusOf = async (kind: CallerKind, operation: Operation, variation: Variation) =>
  (await answerTo(kind, operation, variation)).status;

async function answerTo(kind: CallerKind, operation: Operation, variation: Variation): Promise<RawAnswer> {
  const { spelling = (path) => path, method = operation.method, headers } = variation;
  const calls = callsOf(operation);
  const { credentials, ingredients } = await calls.of(kind);
  const sent = method === operation.method ? sentBody(ingredients) : null;
  const answer = await send(world.url, {
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
  calls.answered(kind, answer.status);
  return answer;
}

const plant = (except: readonly string[]) =>
  plantHealthDataOfAllBut(except, (statement, values) => world.db.query(statement, values));

/** The ids of the callers themselves, who read their own health data. */
async function accountsOf(operation: Operation): Promise<string[]> {
  const calls = await Promise.all(CALLERS.map((kind) => callsOf(operation).of(kind)));
  return calls.flatMap(({ credentials }) => {
    const [, claims] = credentials.authorization?.split('.') ?? [];
    return claims ? [JSON.parse(Buffer.from(claims, 'base64url').toString()).sub] : [];
  });
}

const allCalls = new Map<Operation, PreparedCalls>();

function callsOf(operation: Operation): PreparedCalls {
  const calls = allCalls.get(operation) ?? new PreparedCalls(operation, world);
  allCalls.set(operation, calls);
  return calls;
}
