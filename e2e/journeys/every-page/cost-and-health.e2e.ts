import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type Cost, MeasuredProgram } from '../../../backend/test/contract/cost/measured-program.ts';
import {
  type Answered,
  faultsIn,
  statusOf,
  TRIES,
} from '../../../backend/test/contract/cost/measured-request.ts';
import { plantHealthDataOf, tracesOfHealth } from '../../../backend/test/contract/planted-health.ts';
import { inDatabase } from '../../support/database.ts';
import {
  addressOf,
  everyRoute,
  findPages,
  type Page,
  patternOf,
  type World,
  worldOfEverything,
} from '../../support/every-page.ts';
import { product } from '../../support/product.ts';
import { coached, person, type Role } from '../../support/world.ts';

/** Patterns of pages that an earlier role has opened. The same code reads their odd addresses for every role. */
const opened = new Set<string>();

/** A request to the frontend server from one role. */
interface Asked {
  what: string;
  method?: 'GET' | 'POST';
  target: string;
  cookie?: string;
  body?: string;
}

const WHO: readonly (Role | null)[] = [null, 'trainer', 'customer', 'admin'];

/** Requests that once blocked the pages for others, or nearly did. New findings belong here too. */
const TRIED_BEFORE: readonly ((version: string) => Asked)[] = [
  (version) => ({
    what: '1,235 links',
    target: `/__manifest?version=${version}${links(1_235, (at) => `/${at}`)}`,
  }),
  (version) => ({
    what: 'a link of two thousand steps',
    target: `/__manifest?version=${version}&p=${'/a'.repeat(2_000)}`,
  }),
  (version) => ({
    what: 'five hundred links of as many kinds',
    target: `/__manifest?version=${version}${links(500, (at) => `/admin${'/users'.repeat(at % 7)}/${at}`)}`,
  }),
  () => ({ what: '14,000 slashes', target: '/'.repeat(14_000) }),
  () => ({ what: 'a path of five hundred steps', target: '/a'.repeat(499) }),
  () => ({ what: 'a path of encoded steps', target: '/%61'.repeat(249) }),
  () => ({ what: 'a thousand cookies', target: '/login', cookie: 'a=b; '.repeat(2_500) }),
];

jest.setTimeout(180_000);

let frontend: MeasuredProgram;
let world: World;
/** The pages of each role, which are read once. */
const read = new Map<Role | null, Page[]>();

beforeAll(async () => {
  world = await worldOfEverything();
  await readPages();
  for (const pattern of everyRoute().map((route) => patternOf(route))) completeExamples(pattern);
  frontend = await MeasuredProgram.start({
    program: 'frontend/server.ts',
    portName: 'PORT',
    ready: '/readyz',
    environment: {
      APP_ENV: 'test',
      APP_URL: product.url,
      APP_SECRET: product.secret,
      API_URL: product.url,
      HOST: '127.0.0.1',
      TRUSTED_PROXIES: '127.0.0.1',
    },
  });
});

afterAll(() => frontend?.stop());

/** Another customer has health data when the pages of the customer are read, and the customer when those of others are. */
async function readPages(): Promise<void> {
  const { trainer, customer } = world.people;
  const other = await person('customer');
  await coached(trainer, other);
  await plantHealthDataOf([other.id], inDatabase);
  read.set('customer', await findPages(world, 'customer'));
  await plantHealthDataOf([customer.id], inDatabase);
  for (const role of [null, 'trainer', 'admin'] as const) read.set(role, await findPages(world, role));
}

const pagesOf = (role: Role | null): Page[] => read.get(role) ?? [];

test('health data of a customer is on no page of visitors, other customers, and admins', () => {
  for (const role of WHO) expect(pagesOf(role).length).toBeGreaterThan(5);
  for (const role of ['customer', null, 'admin'] as const) expect(pathsThatTell(role)).toEqual([]);
  // Pages of those who may read it do show what is searched for.
  expect(pathsThatTell('trainer').length).toBeGreaterThan(1);
});

const pathsThatTell = (role: Role | null): string[] =>
  pagesOf(role)
    .filter(({ html }) => tracesOfHealth(html).length > 0)
    .map(({ path }) => path);

describe.each(WHO)('as %s', (role) => {
  test('no page blocks the service for others, whatever it is sent', async () => {
    const cookie = role ? cookieOf(role) : '';
    const pages = pagesOf(role);
    const others = pages.filter(({ pattern }) => !opened.has(pattern));
    for (const { pattern } of others) opened.add(pattern);
    const asked = [
      ...pages.map(asItIs),
      ...others.flatMap(oddAddressesOf),
      ...pages.map(formOf).sort(signingOutLast),
    ];
    await expectCheap(asked.map((one) => ({ ...one, cookie })));
  });
});

test('requests that were expensive once are cheap now', async () => {
  const [, version = ''] =
    /manifest-(\w+)\.js/.exec(await (await fetch(`${frontend.url}/login`)).text()) ?? [];
  await expectCheap(TRIED_BEFORE.map((make) => make(version)));
});

/** A page without an example is requested too, with IDs that do not exist. */
function completeExamples(pattern: string): void {
  try {
    addressOf(pattern, world, 'trainer');
  } catch {
    world.examples[pattern] = pattern.replaceAll(/:\w+\??/g, '00000000-0000-4000-8000-000000000000');
  }
}

async function expectCheap(asked: readonly Asked[]): Promise<void> {
  const faults: string[] = [];
  for (const one of asked) faults.push(...(await findFaults(one)));
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/**
 * Tries a request several times and returns the faults of the best try, because a busy machine or a cold start slows
 * some of them.
 */
async function findFaults({ what, method = 'GET', target, cookie = '', body }: Asked): Promise<string[]> {
  let faults: string[] = [];
  for (let tried = 0; tried < TRIES; tried++) {
    let [status, others]: Answered[] = [];
    const cost: Cost = await frontend.costOf(async () => {
      const headers = { cookie, origin: product.url, ...(body && { 'content-type': FORM }) };
      [status, others] = await Promise.all([
        statusOf(frontend.url, { method, target, headers, body: body ? Buffer.from(body) : null }),
        statusOf(frontend.url, { method: 'GET', target: '/api/app', headers: {}, body: null }),
      ]);
    });
    faults = faultsIn(cost, others ?? 'nothing yet').map((fault) => `${what} (answered ${status}): ${fault}`);
    if (faults.length === 0) break;
    await frontend.tidy();
  }
  return faults;
}

const FORM = 'application/x-www-form-urlencoded';
const MANY = Array.from({ length: 800 }, (_, at) => `q${at}=1`).join('&');

const asItIs = ({ path }: Page): Asked => ({ what: path, target: path });

/** Returns odd variants of the page's address: with huge queries, with its data, and with a very long segment. */
function oddAddressesOf({ path }: Page): Asked[] {
  const [bare = '', query = ''] = path.split('?');
  const joined = `${bare}?${query ? `${query}&` : ''}`;
  return [
    `${joined}search=${'w%C3%A9%20'.repeat(300)}&page=9007199254740993&limit=9007199254740993`,
    `${joined}${MANY}`,
    `${bare === '/' ? '/_root' : bare}.data?_routes=${'routes/a,'.repeat(700)}`,
    `${bare.replace(/\/$/, '')}/${'a'.repeat(600)}`,
  ].map((target) => ({ what: target.slice(0, 90), target }));
}

/** Returns a form of the maximum size with as many fields as fit into it. */
function formOf({ path }: Page): Asked {
  const body = Array.from({ length: 6_000 }, (_, at) => `f${at}=${at}`).join('&');
  return { what: `a form to ${path}`, method: 'POST', target: path, body };
}

const signingOutLast = (one: Asked, other: Asked) =>
  Number(one.target === '/logout') - Number(other.target === '/logout');

function cookieOf(role: Role): string {
  const { accessToken, refreshToken } = world.people[role];
  return `token=${accessToken}; refresh=${refreshToken}`;
}

function links(count: number, pathOf: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => `&p=${pathOf(at)}`)
    .join('')
    .slice(0, 7_500);
}
