import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { PhotoFiles } from '../../src/modules/progress/photos/photo-files.js';
import { insertGroceryList } from '../factories/groceries.ts';
import { eventually } from '../support/eventually.ts';
import { type SignedInUser, TestApp } from '../support/test-app.ts';
import { storedFiles } from '../support/upload-form.ts';
import { BackendProcess } from './backend-process.ts';
import { type Customer, CustomersDay, type Kept } from './customers-day.ts';

const LONG = process.env.LONG === '1';
const KILLS = LONG ? 100 : 3;
const CUSTOMERS = LONG ? 12 : 2;
const KILLS_PER_TOKEN = 10;

type ShoppingCustomer = Customer & { user: SignedInUser };

jest.setTimeout(LONG ? 3_600_000 : 300_000);

/** Looks at the database and the files from beside the program that is killed. */
let app: TestApp;
let backend: BackendProcess;
let day: CustomersDay | undefined;
let kept: Kept;

beforeAll(async () => {
  app = await TestApp.start();
  const customers = await Promise.all(
    Array.from({ length: CUSTOMERS }, async () => {
      const customer = await app.signedIn();
      const { id } = await insertGroceryList(app.db, customer);
      return { user: customer, token: customer.token, groceryListId: id };
    }),
  );
  kept = await killedUnderLoad(customers);
});

afterAll(async () => {
  await day?.end();
  await backend.kill();
  await app.stop();
});

test(`killed ${KILLS} times: every item of a list that was acknowledged is there once, and ticked off`, async () => {
  const ticked = await names('select name from grocery_list_items where is_checked');
  expect(missing(kept.items, ticked)).toEqual([]);
  expect(doubled(await names('select name from grocery_list_items'))).toEqual([]);
});

test('every entry of a diary that was acknowledged is there once', async () => {
  const entries = await names('select name from diary_entries');
  expect(missing(kept.entries, entries)).toEqual([]);
  expect(doubled(entries)).toEqual([]);
});

test('every photo has its files, and no file is without its photo once the sweep is due', async () => {
  await eventually(async () => {
    await app.db.query('update abandoned_photos set due_at = now()');
    await app.app.get(PhotoFiles).sweep();
    return (await names('select id::text as name from abandoned_photos')).length === 0;
  });
  const rows = await names('select id::text as name from progress_photos');
  expect(missing(kept.photos, rows)).toEqual([]);
  const stored = new Set((await storedFiles(app, '/photos/')).map((path) => path.split('/').at(-2)));
  expect([...stored].sort()).toEqual([...rows].sort());
});

/** A token lives for 15 minutes, and on a busy machine the kills take longer. */
async function renewToken(customer: ShoppingCustomer): Promise<void> {
  customer.token = (await app.signIn(customer.user)).token;
}

async function killedUnderLoad(customers: ShoppingCustomer[]): Promise<Kept> {
  const { APP_SECRET = '', DATABASE_URL = '', DATA_DIR = '' } = app.environment;
  backend = await BackendProcess.start({ APP_SECRET, DATABASE_URL, DATA_DIR });
  const load = await CustomersDay.begin(() => backend, customers);
  day = load;
  for (let kill = 0; kill < KILLS; kill += 1) {
    if (kill % KILLS_PER_TOKEN === KILLS_PER_TOKEN - 1) await Promise.all(customers.map(renewToken));
    // Uploads that a kill cuts off count, too, and limits are not under test here.
    await app.db.query('delete from rate_limits');
    // Kills at a different moment of the work each time, and not before something of each kind was acknowledged.
    const enough = load.acknowledged + 10 + ((kill * 7) % 13);
    await eventually(async () => load.acknowledged >= enough && load.fewest > kill, 60_000);
    await backend.kill();
    backend = await backend.again();
  }
  return load.end();
}

async function names(statement: string): Promise<string[]> {
  const { rows } = await app.db.query<{ name: string }>(statement);
  return rows.map(({ name }) => name);
}

const missing = (promised: string[], there: string[]) => promised.filter((one) => !there.includes(one));

const doubled = (there: string[]) => there.filter((one, at) => there.indexOf(one) !== at);
