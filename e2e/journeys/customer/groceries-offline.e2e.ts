import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from '../../../backend/test/support/eventually.ts';
import { journey, journeys, visit } from '../../support/browser.ts';
import { fillIn, isFocused, isInView, press, seeMessage } from '../../support/forms.ts';
import { Line } from '../../support/line.ts';
import { beSignedIn, submitSignIn } from '../../support/session.ts';
import { type Person, person } from '../../support/world.ts';

const GROCERIES = '/grocery-list';
const NO_CONNECTION = [
  'ERR_INTERNET_DISCONNECTED',
  'ERR_EMPTY_RESPONSE',
  'ERR_CONNECTION',
  'Failed to fetch',
];

async function listOf({ api }: Person, items: readonly string[]): Promise<string> {
  const { data } = await api.POST('/api/grocery-lists', { body: { name: 'Weekend' } });
  const id = data?.data.id ?? '';
  const changes = items.map((name) => ({
    ...{ id: crypto.randomUUID(), itemId: crypto.randomUUID(), at: new Date().toISOString(), add: { name } },
  }));
  const body = { sentAt: new Date().toISOString(), since: 0, changes };
  await api.POST('/api/grocery-lists/{id}/changes', { params: { path: { id } }, body });
  return id;
}

const itemsOf = async ({ api }: Person, id: string) => {
  const { data } = await api.GET('/api/grocery-lists/{id}', { params: { path: { id } } });
  return (data?.items ?? []).map(({ name, quantity, isChecked }) => ({ name, quantity, isChecked }));
};

/** Waits until the worker has the page, so that it opens without a connection. */
const kept = (page: Page) =>
  eventually(() =>
    page.evaluate(
      async (path) => (await caches.match(path, { cacheName: 'groceries' })) !== undefined,
      GROCERIES,
    ),
  );

/** Opens the list and waits until it can be used without a connection. */
async function openAndKeep(page: Page, address = GROCERIES): Promise<void> {
  await visit(page, address);
  await kept(page);
}

const item = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name} `) });

const keptInBrowser = (page: Page) =>
  page.evaluate(async () => ({
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

journeys('grocery lists without a connection', () => {
  journey(
    'open, and bring home what was ticked, added, edited, and deleted',
    async ({ page, context, another, expectComplaint }) => {
      for (const usual of NO_CONNECTION) expectComplaint(usual);
      const customer = await person('customer');
      const names = Array.from({ length: 22 }, (_, index) => `Item ${String.fromCharCode(65 + index)}`);
      const id = await listOf(customer, names);
      const other = await another();
      await beSignedIn(other, customer);
      await visit(other, GROCERIES);
      await beSignedIn(page, customer);
      await openAndKeep(page);

      await context.setOffline(true);
      for (const name of names.slice(0, 20)) await item(page, name).click();
      // In the middle of the list, too, a customer sees that nothing has been sent.
      expect(await isInView(page.getByText('20 not sent'))).toBe(true);
      await page.getByText('20/22 completed').waitFor();
      await page.getByText('20 changes wait for a connection').waitFor();
      for (const name of ['Apples', 'Bread', 'Corn']) {
        await fillIn(page, { 'Add an item': name });
        await press(page, 'Add');
        await item(page, name).waitFor();
        expect(await isFocused(page.getByLabel('Add an item'))).toBe(true);
      }
      await page.getByRole('link', { name: 'Edit Item U' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Item', { exact: true }).fill('Item U, large');
      await dialog.getByLabel('Quantity').fill('2');
      await press(page, 'Update Item');
      await item(page, 'Item U, large 2').waitFor();
      await eventually(() => isFocused(page.getByRole('link', { name: 'Edit Item U, large' })));
      await press(page, 'Delete Item V');
      await item(page, 'Item V').waitFor({ state: 'detached' });
      expect(await isInView(page.getByRole('button', { name: 'Undo' }))).toBe(true);
      await press(page, 'Delete Corn');
      await press(page, 'Undo');
      await eventually(() => isFocused(item(page, 'Corn')));

      await fillIn(page, { 'Search items': 'corn' });
      await press(page, 'Search');
      await item(page, 'Bread').waitFor({ state: 'detached' });
      await item(page, 'Corn').waitFor();
      await page.goBack();
      await item(page, 'Bread').waitFor();

      // Another address of the page, and everything that waits, also opens from what the phone keeps.
      await visit(page, `${GROCERIES}?view=list`);
      await page.getByText('27 changes wait for a connection').waitFor();
      await page.getByText('20/24 completed').waitFor();
      await item(page, 'Item U, large 2').waitFor();
      await page.getByRole('link', { name: 'Categories', exact: true }).click();
      await page.getByRole('heading', { name: 'Produce' }).waitFor();

      // On the other phone, an item is ticked later than it was deleted here, so it comes back.
      await item(other, 'Item V').click();
      await other.getByText('1/22 completed').waitFor();
      await context.setOffline(false);
      await page.getByText(/wait for a connection/).waitFor({ state: 'detached' });
      for (const phone of [page, other]) await phone.getByText('21/25 completed').waitFor();
      expect((await itemsOf(customer, id)).filter(({ isChecked }) => !isChecked)).toEqual([
        ...['Apples', 'Bread', 'Corn'].map((name) => ({ name, quantity: 1, isChecked: false })),
        { name: 'Item U, large', quantity: 2, isChecked: false },
      ]);
      const shown = await Promise.all(
        [page, other].map((phone) => phone.getByRole('checkbox').allTextContents()),
      );
      expect(shown[0]).toEqual(shown[1]);
    },
    { scriptsOnly: true },
  );

  journey(
    'open before a slow line answers, and when the server does not',
    async ({ page, expectComplaint }) => {
      for (const usual of NO_CONNECTION) expectComplaint(usual);
      const customer = await person('customer');
      const id = await listOf(customer, ['Apples', 'Bread']);
      const line = await Line.open({ without: 'clear-site-data' });
      try {
        await beSignedIn(page, customer);
        await openAndKeep(page, line.url + GROCERIES);
        const answer = line.hold();
        await visit(page, line.url + GROCERIES);
        await item(page, 'Apples').click();
        await page.getByText('1/2 completed').waitFor();
        expect(line.waiting).toBeGreaterThan(0);
        answer();
        await eventually(async () => line.waiting === 0);

        line.cut();
        await visit(page, line.url + GROCERIES);
        await page.getByText('1/2 completed').waitFor();
        await item(page, 'Bread').click();
        await page.getByText(/waits? for a connection/).waitFor();
        line.mend();
        await page.getByText(/waits? for a connection/).waitFor({ state: 'detached' });
        await eventually(async () => (await itemsOf(customer, id)).every(({ isChecked }) => isChecked));

        // A change that a full disk refuses stays on the page until it is sent.
        await page.evaluate(() => {
          IDBObjectStore.prototype.put = () => {
            throw new DOMException('', 'QuotaExceededError');
          };
        });
        line.cut();
        await item(page, 'Apples').click();
        await page.getByText('Please keep this page open until it is sent').waitFor();
        await page.getByText('1/2 completed').waitFor();
        await item(page, 'Bread').click();
        await page.getByText('2 changes wait for a connection').waitFor();
        line.mend();
        await page.getByText(/waits? for a connection/).waitFor({ state: 'detached' });
        await page.getByText('0/2 completed').waitFor();
        await eventually(async () => (await itemsOf(customer, id)).every(({ isChecked }) => !isChecked));

        // Signing out forgets everything, also in a browser that does not know the header that asks for it.
        await visit(page, `${line.url}/logout`);
        await press(page, 'Sign Out');
        await page.waitForURL('**/login');
        expect(await keptInBrowser(page)).toEqual({ databases: 0, caches: 0, workers: 0 });
      } finally {
        line.close();
      }
    },
    { scriptsOnly: true },
  );

  journey(
    'open as links and forms have left them',
    async ({ page, context, expectComplaint }) => {
      for (const usual of NO_CONNECTION) expectComplaint(usual);
      const customer = await person('customer');
      const weekend = await listOf(customer, ['Apples']);
      await beSignedIn(page, customer);
      await openAndKeep(page);
      const openMenu = (label: string) => page.locator('summary').filter({ hasText: label }).click();
      const heading = (name: string) => page.getByRole('heading', { name });

      // A list that was made through a link and a form opens from what the phone keeps, and so do the others.
      await openMenu('Actions for Weekend');
      await page.getByRole('link', { name: 'Create New List' }).click();
      await fillIn(page, { 'List name': 'Party' });
      await press(page, 'Create List');
      await heading('Party').waitFor();
      await fillIn(page, { 'Add an item': 'Candles' });
      await press(page, 'Add');
      await page.getByText('0/1 completed').waitFor();
      await context.setOffline(true);
      await visit(page, GROCERIES);
      await heading('Party').waitFor();
      await item(page, 'Candles').click();
      await page.getByText('1/1 completed').waitFor();
      await openMenu('Switch Lists');
      await page.getByRole('link', { name: /^Weekend/ }).click();
      await item(page, 'Apples').waitFor();
      await openMenu('Switch Lists');
      await page.getByRole('link', { name: /^Party/ }).click();
      await page.getByText('1/1 completed').waitFor();

      // The list that was opened last opens again, also where it was not changed.
      await context.setOffline(false);
      await page.getByText(/waits? for a connection/).waitFor({ state: 'detached' });
      await openMenu('Switch Lists');
      await page.getByRole('link', { name: /^Weekend/ }).click();
      await eventually(async () => {
        const { data } = await customer.api.GET('/api/grocery-lists');
        return data?.selectedId === weekend;
      });

      // A list that was deleted does not come back.
      await openMenu('Switch Lists');
      await page.getByRole('link', { name: /^Party/ }).click();
      await openMenu('Actions for Party');
      await page.getByRole('link', { name: 'Delete list' }).click();
      await press(page, 'Delete list');
      await heading('Weekend').waitFor();
      await page.getByRole('link', { name: 'Edit Apples' }).waitFor();
      await context.setOffline(true);
      await visit(page, GROCERIES);
      await heading('Weekend').waitFor();
      expect(await page.getByText('Switch Lists').count()).toBe(0);
    },
    { scriptsOnly: true },
  );

  journey(
    'keep nothing for the next account, and everything for the same one',
    async ({ page, context, expectComplaint }) => {
      for (const usual of [...NO_CONNECTION, 'answered with 401']) expectComplaint(usual);
      const [ann, bob] = [await person('customer'), await person('customer')];
      const id = await listOf(ann, ['Apples', 'Bread']);
      await visit(page, '/login');
      await submitSignIn(page, ann.email);
      await openAndKeep(page);

      // The session ends while a change waits. The same account sends it after signing in again.
      await context.setOffline(true);
      await item(page, 'Apples').click();
      await page.getByText('1 change waits for a connection').waitFor();
      await context.clearCookies({ name: 'token' });
      await context.clearCookies({ name: 'refresh' });
      await context.setOffline(false);
      await page.getByText('Sign in to send 1 change').waitFor();
      await page.getByRole('link', { name: 'Sign In', exact: true }).click();
      await submitSignIn(page, ann.email);
      await page.getByText('1/2 completed').waitFor();
      await eventually(async () => (await itemsOf(ann, id)).some(({ isChecked }) => isChecked));

      // Another account finds nothing, and sends nothing.
      await kept(page);
      await context.setOffline(true);
      await item(page, 'Bread').click();
      await page.getByText('1 change waits for a connection').waitFor();
      await context.clearCookies({ name: 'token' });
      await context.clearCookies({ name: 'refresh' });
      await context.setOffline(false);
      await visit(page, '/login');
      await submitSignIn(page, bob.email);
      expect(await keptInBrowser(page)).toEqual({ databases: 0, caches: 0, workers: 0 });
      await visit(page, GROCERIES);
      await page.getByText('No grocery list yet').waitFor();
      expect(await page.getByText(/change waits|to send/).count()).toBe(0);
      expect((await itemsOf(ann, id)).filter(({ isChecked }) => isChecked)).toHaveLength(1);

      // Signing out forgets everything.
      await fillIn(page, { 'Add an item': 'Salt' });
      await press(page, 'Add');
      await seeMessage(page, 'Item added successfully');
      await openAndKeep(page);
      await visit(page, '/logout');
      await press(page, 'Sign Out');
      await page.waitForURL('**/login');
      expect(await keptInBrowser(page)).toEqual({ databases: 0, caches: 0, workers: 0 });
    },
    { scriptsOnly: true },
  );
});
