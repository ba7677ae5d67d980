import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from '../../../backend/test/support/eventually.ts';
import { hold, readAssignedPlans } from '../../support/assigned-plan.ts';
import { journey, journeys, PHONE, visit } from '../../support/browser.ts';
import {
  expectPath,
  expectRefused,
  fillIn,
  follow,
  isFocused,
  press,
  seeHeading,
  seeMessage,
} from '../../support/forms.ts';
import { looksGood } from '../../support/looks.ts';
import { beSignedIn } from '../../support/session.ts';
import { coached, type Person, person } from '../../support/world.ts';

const GROCERIES = '/grocery-list';

async function listOf({ api }: Person, name: string, items: string[]): Promise<string> {
  const { data } = await api.POST('/api/grocery-lists', { body: { name } });
  const id = data?.data.id ?? '';
  for (const item of items)
    await api.POST('/api/grocery-lists/{id}/items', { params: { path: { id } }, body: { name: item } });
  return id;
}

/** The list as the server has it. */
async function newsOf({ api }: Person, id: string) {
  const params = { path: { id }, query: { since: 0 } };
  const { data } = await api.GET('/api/grocery-lists/{id}/changes', { params });
  return data ?? { version: 0, items: [] };
}

/** Makes whatever the page writes or reads wait, as on a slow device, until the returned function is called. */
async function holdWriting(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('groceries');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(['about', 'lists', 'changes'], 'readwrite');
          transaction.oncomplete = () => opening.result.close();
          // A transaction lasts as long as it is asked for something.
          const ask = () => {
            resolve();
            if (document.documentElement.dataset.writing !== 'released')
              transaction.objectStore('about').get('owner').onsuccess = ask;
          };
          ask();
        };
      }),
  );
  return () =>
    page.evaluate(() => {
      document.documentElement.dataset.writing = 'released';
    });
}

const openMenu = (page: Page, label: string) => page.locator('summary').filter({ hasText: label }).click();

journeys('grocery lists', () => {
  journey(
    'begin with the first item, which is changed, checked off, deleted, and restored',
    async ({ page, scripts }) => {
      const customer = await person('customer');
      await customer.api.PUT('/api/profile', { body: { currency: 'EUR' } });
      await beSignedIn(page, customer);
      await visit(page, GROCERIES);
      await seeHeading(page, 'Grocery List');
      await page.getByText('No grocery list yet').waitFor();
      await expectRefused(page, 'Add', ['Item name is required']);
      await fillIn(page, { 'Add an item': 'Oat milk', Quantity: '1,5' });
      await page.getByLabel('Unit').selectOption('l');
      await press(page, 'Add');
      await seeMessage(page, 'Item added successfully');
      await seeMessage(page, 'New grocery list created');
      await page.getByRole('heading', { name: 'My Grocery List' }).waitFor();
      const item = page.getByRole('checkbox', { name: /^Oat milk 1\.5 l/ });
      await item.waitFor();

      await follow(page, 'Edit Oat milk');
      const form = scripts ? page.getByRole('dialog') : page.locator('main');
      const quantity = form.getByLabel('Quantity', { exact: true });
      await fillIn(page, { Item: '' });
      // With scripts, the form cannot be sent, and what the server refuses comes back on the item's own page.
      if (scripts) expect(await page.getByRole('button', { name: 'Update Item' }).isDisabled()).toBe(true);
      else await expectRefused(page, 'Update Item', ['Item name is required']);
      await fillIn(page, { Item: 'Oat drink', 'Estimated price (optional)': '2.40' });
      await quantity.fill('');
      await expectRefused(page, 'Update Item', ['Quantity must be a number above 0']);
      await fillIn(page, { Quantity: '2' });
      await press(page, 'Update Item');
      await seeMessage(page, 'Item updated successfully');
      await page.getByText('Estimated total of what is still to buy€2.40').waitFor();

      const renamed = page.getByRole('checkbox', { name: /^Oat drink/ });
      await renamed.click();
      await page.getByText('1/1 completed').waitFor();
      expect(await renamed.getAttribute('aria-checked')).toBe('true');
      await press(page, 'Delete Oat drink');
      await page.getByText('Item deleted successfully').waitFor();
      await page.getByText('This list is empty').waitFor();
      await press(page, 'Undo');
      await seeMessage(page, 'Items restored');
      await page.getByText('1/1 completed').waitFor();
    },
  );

  journey('are searched, filtered, and cleared of what is checked off', async ({ page, scripts }) => {
    const customer = await person('customer');
    await listOf(customer, 'Weekend', ['Apples', 'Bananas']);
    await beSignedIn(page, customer);
    await visit(page, GROCERIES);
    await fillIn(page, { 'Add an item': 'Cherries', Quantity: '0' });
    await expectRefused(page, 'Add', ['Quantity must be a number above 0']);
    await fillIn(page, { Quantity: '1' });
    await press(page, 'Add');
    await page.getByRole('checkbox', { name: /^Cherries/ }).waitFor();
    // The next item is typed at once, also after one that was refused.
    if (scripts) expect(await isFocused(page.getByLabel('Add an item'))).toBe(true);
    await page.getByRole('checkbox', { name: /^Bananas/ }).click();
    await page.getByText('1/3 completed').waitFor();
    await fillIn(page, { 'Search items': 'cher' });
    await press(page, 'Search');
    await page.getByRole('checkbox', { name: /^Apples/ }).waitFor({ state: 'detached' });
    expect(await page.getByRole('checkbox').count()).toBe(1);
    await follow(page, 'List');
    await page
      .getByRole('link', { name: 'List', exact: true })
      .and(page.locator('[aria-current=true]'))
      .waitFor();
    await openMenu(page, 'Actions for Weekend');
    await press(page, 'Clear checked items');
    await page.getByText('Checked items cleared').waitFor();
    await page.getByText('0/2 completed').waitFor();
    await press(page, 'Undo');
    await page.getByText('1/3 completed').waitFor();
  });

  journey(
    'restore what was cleared while the browser is still writing that down',
    async ({ page }) => {
      const customer = await person('customer');
      const id = await listOf(customer, 'Weekend', ['Apples', 'Bananas']);
      await beSignedIn(page, customer);
      await visit(page, GROCERIES);
      await page.getByRole('checkbox', { name: /^Bananas/ }).click();
      await eventually(async () => (await newsOf(customer, id)).version === 3);
      const release = await holdWriting(page);
      await openMenu(page, 'Actions for Weekend');
      await press(page, 'Clear checked items');
      await page.getByText('0/1 completed').waitFor();
      // The page waits for its turn to send, and reads what the browser has written before it does.
      await eventually(() => page.evaluate(async () => (await navigator.locks.query()).held?.length === 1));
      await press(page, 'Undo');
      await release();
      await page.getByText('1/2 completed').waitFor();
      // The deletion makes the fourth version of the list, alone or together with the undo.
      await eventually(async () => {
        const { version, items } = await newsOf(customer, id);
        return version >= 4 && items.length === 2;
      });
      await page.getByText('1/2 completed').waitFor();
    },
    { scriptsOnly: true },
  );

  journey('are created, switched, renamed, shared, and deleted', async ({ page }) => {
    const customer = await person('customer');
    const id = await listOf(customer, 'Weekend', ['Apples']);
    await beSignedIn(page, customer);
    await visit(page, `${GROCERIES}/lists`);
    await page.getByText('Page 1 of 1, 1 list').waitFor();
    await expectRefused(page, 'Create List', ['Please enter a list name']);
    await fillIn(page, { 'List name': 'Party' });
    await press(page, 'Create List');
    await seeMessage(page, 'Grocery list created successfully');
    await page.getByRole('heading', { name: 'Party' }).waitFor();
    await visit(page, `${GROCERIES}/lists?page=2`);
    await page.getByText('No lists on this page').waitFor();
    await follow(page, 'Show all lists');
    await follow(page, 'Party');
    await openMenu(page, 'Switch Lists');
    expect(await page.locator('a[aria-current="true"]:has(svg)').textContent()).toMatch(/^Party/);
    await page.getByRole('link', { name: /^Weekend/ }).click();
    await page.getByRole('heading', { name: 'Weekend' }).waitFor();
    await expectPath(page, `${GROCERIES}?list=${id}`);

    const rename = async (name: string) => {
      await visit(page, `${GROCERIES}/${id}/rename`);
      await fillIn(page, { 'List name': name });
      await press(page, 'Save changes');
      await seeMessage(page, 'Grocery list renamed');
    };
    // The name stays in view above the items, so the longest one must not cover them.
    const longest = 'W'.repeat(255);
    await rename(longest);
    const box = await page.getByRole('heading', { name: longest }).boundingBox();
    expect(box?.height).toBeLessThan(80);
    await rename('Week');
    const shared = await page.request.get(new URL(`${GROCERIES}/${id}/text`, page.url()).href);
    expect(await shared.text()).toBe('Week\n\nProduce\n- Apples, 1\n');
    await visit(page, `${GROCERIES}/${id}/delete`);
    await page.getByText('Are you sure you want to delete “Week” with 1 item?').waitFor();
    await press(page, 'Delete list');
    await seeMessage(page, 'Grocery list deleted');
    await page.getByRole('heading', { name: 'Party' }).waitFor();

    await visit(page, `${GROCERIES}?list=${id}`);
    await seeMessage(page, 'This grocery list no longer exists');
    await expectPath(page, `${GROCERIES}/lists`);
  });

  journey('are shown again if an item is gone that was being edited', async ({ page }) => {
    const customer = await person('customer');
    const id = await listOf(customer, 'Weekend', ['Apples']);
    const { data } = await customer.api.GET('/api/grocery-lists/{id}', { params: { path: { id } } });
    const itemId = data?.items[0]?.id ?? '';
    await beSignedIn(page, customer);
    await visit(page, `${GROCERIES}/${id}/items/${itemId}`);
    const path = { id, itemId };
    await customer.api.DELETE('/api/grocery-lists/{id}/items/{itemId}', { params: { path } });
    await press(page, 'Update Item');
    await seeMessage(page, 'Nothing was saved, because it was deleted meanwhile');
    await expectPath(page, `${GROCERIES}?list=${id}`);
  });

  journey('say in one line on a phone what is done, even if there are many', async ({ page }) => {
    const customer = await person('customer');
    const longName = 'What is needed for the first weekend in the mountains';
    await Promise.all(Array.from({ length: 11 }, (_, n) => listOf(customer, `${longName} ${n}`, [])));
    await beSignedIn(page, customer);
    await page.setViewportSize(PHONE);
    await visit(page, GROCERIES);
    await page.getByText('11 lists', { exact: true }).waitFor();
    const box = await page.getByText('0/0 completed').boundingBox();
    expect(box?.height).toBeLessThan(30);
    await openMenu(page, 'Switch Lists');
    const names = page.getByRole('link', { name: new RegExp(`^${longName}`) });
    const [first, second] = [await names.nth(0).boundingBox(), await names.nth(1).boundingBox()];
    expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThanOrEqual(second?.y ?? 0);
    const heights = await names.nth(0).evaluate((link) => [link.scrollHeight, link.clientHeight]);
    expect(heights[0]).toBe(heights[1]);
  });

  journey('are made from a plan with one tap, and only once', async ({ page }) => {
    const [trainer, customer] = [await person('trainer'), await person('customer')];
    await coached(trainer, customer);
    await hold(customer, trainer);
    const [plan] = await readAssignedPlans(customer);
    await beSignedIn(page, customer);
    for (const message of ['Grocery list generated from meal plan', 'The list already has everything.']) {
      await visit(page, `/my-meal-plans/${plan?.id}?tab=prep`);
      await press(page, 'Make a grocery list for the next 7 days');
      await seeMessage(page, message);
      await page.getByRole('heading', { name: /^Grocery List - / }).waitFor();
    }
    // Each item made from a plan shows its food.
    const picture = page.locator('li img').first();
    await eventually(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth > 0));
    await openMenu(page, 'Actions for');
    await follow(page, 'Generate from meal plan');
    await page.getByLabel('Days').selectOption('2');
    await page.getByLabel('Add up the same food over all recipes').uncheck();
    await press(page, 'Generate List');
    await page.getByText('The list already has everything.').waitFor();
  });

  journey('cannot be made from a plan by a customer without one', async ({ page }) => {
    await beSignedIn(page, await person('customer'));
    await visit(page, `${GROCERIES}/generate`);
    await page.getByText('You need an assigned meal plan to generate a grocery list').waitFor();
    await visit(page, GROCERIES);
    await page.getByText('Once you have a meal plan, it can fill the list, too.').waitFor();
    expect(await page.getByRole('link', { name: 'Generate from meal plan' }).count()).toBe(0);
  });

  journey('are a tab of the dashboard', async ({ page }) => {
    await beSignedIn(page, await person('customer'));
    await visit(page, '/customer?tab=grocery-list');
    await expectPath(page, '/customer/grocery-list');
    await fillIn(page, { 'Add an item': 'Salt' });
    await press(page, 'Add');
    await page.getByRole('checkbox', { name: /^Salt/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/customer/grocery-list');
    await follow(page, 'Meal Plans');
    await seeHeading(page, 'My Fitness Dashboard');
  });

  journey(
    'show what another phone has changed',
    async ({ page }) => {
      const customer = await person('customer');
      const id = await listOf(customer, 'Weekend', ['Apples']);
      await beSignedIn(page, customer);
      await visit(page, GROCERIES);
      await page.getByRole('checkbox', { name: /^Apples/ }).waitFor();
      await customer.api.POST('/api/grocery-lists/{id}/items', {
        params: { path: { id } },
        body: { name: 'Bananas' },
      });
      await page.getByRole('checkbox', { name: /^Bananas/ }).waitFor();
    },
    { scriptsOnly: true },
  );

  looksGood('grocery list', {
    'nothing yet': async ({ page }) => {
      await beSignedIn(page, await person('customer'));
      await visit(page, GROCERIES);
      await page.getByText('No grocery list yet').waitFor();
    },
    refused: async ({ page }) => {
      await expectRefused(page, 'Add', ['Item name is required']);
    },
    full: async ({ page }) => {
      const customer = await person('customer');
      const id = await listOf(customer, 'Weekend', ['Apples', 'Cherries']);
      await listOf(customer, 'Party', []);
      await customer.api.POST('/api/grocery-lists/{id}/items', {
        params: { path: { id } },
        body: {
          name: 'Oat drink',
          category: 'dairy',
          priority: 'high',
          notes: 'The blue one',
          isChecked: true,
        },
      });
      await beSignedIn(page, customer);
      await visit(page, `${GROCERIES}?list=${id}`);
      await page.getByText('1/3 completed').waitFor();
    },
    'all lists': async ({ page }) => {
      await visit(page, `${GROCERIES}/lists`);
      await page.getByText('Page 1 of 1, 2 lists').waitFor();
    },
    generating: async ({ page }) => {
      await visit(page, `${GROCERIES}/generate`);
      await page.getByText('You need an assigned meal plan').waitFor();
    },
  });
});
