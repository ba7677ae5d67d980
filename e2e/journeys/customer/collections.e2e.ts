import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from '../../../backend/test/support/eventually.ts';
import { telephoneJpeg } from '../../../backend/test/support/pictures.ts';
import { journey, journeys, type Visit, visit } from '../../support/browser.ts';
import {
  expectPath,
  expectRefused,
  fillIn,
  follow,
  press,
  seeHeading,
  seeMessage,
} from '../../support/forms.ts';
import { looksGood } from '../../support/looks.ts';
import { product } from '../../support/product.ts';
import { beSignedIn } from '../../support/session.ts';
import { newWord, type Person, person, recipes } from '../../support/world.ts';

const threeRecipes = () =>
  recipes(['Apple', 'Bread', 'Curry'].map((name) => ({ name: `${name} ${newWord()}` })));

/** Creates a collection with these recipes in the given order, without a browser. */
async function createCollection(owner: Person, holds: readonly { id: string }[], isPublic = false) {
  const name = `Week ${newWord()}`;
  const { data } = await owner.api.POST('/api/collections', { body: { name, isPublic, tags: ['weekdays'] } });
  const id = data?.data.id ?? '';
  for (const { id: recipeId } of holds)
    await owner.api.POST('/api/collections/{id}/recipes', { params: { path: { id } }, body: { recipeId } });
  return { id, name, path: `/collections/${id}` };
}

const namesOn = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();

/** Creates a trainer's own recipe with a picture. */
async function createPictured(trainer: Person): Promise<{ id: string; name: string }> {
  const [recipe] = await recipes([{ name: `Own ${newWord()}`, owner: trainer as never }]);
  if (!recipe) throw new Error('There is no recipe');
  const body = new FormData();
  body.append(
    'picture',
    new Blob([new Uint8Array(await telephoneJpeg(640, 480, 1))], { type: 'image/jpeg' }),
    'a.jpg',
  );
  const headers = { authorization: `Bearer ${trainer.accessToken}` };
  await fetch(`${product.url}/api/recipes/${recipe.id}/picture`, { method: 'PUT', headers, body });
  return recipe;
}

journeys('collections', () => {
  journey('have the cover that their owner chooses', async ({ page }) => {
    const trainer = await person('trainer');
    const [first, second] = [await createPictured(trainer), await createPictured(trainer)];
    const { name, path } = await createCollection(trainer, [first, second]);
    const cover = () =>
      page.getByRole('article').filter({ hasText: name }).locator('img').getAttribute('src');
    await beSignedIn(page, trainer);
    await visit(page, '/collections');
    expect(await cover()).toContain(first.id);
    await visit(page, path);
    await press(page, `Use as cover ${second.name}`);
    await page.getByRole('button', { name: `Remove as cover ${second.name}` }).waitFor();
    await visit(page, '/collections');
    expect(await cover()).toContain(second.id);
    await visit(page, path);
    await press(page, `Remove as cover ${second.name}`);
    await page.getByRole('button', { name: `Use as cover ${second.name}` }).waitFor();
  });

  journey('are created from a recipe, filled, and emptied again', async ({ page, scripts }) => {
    const [apple] = await threeRecipes();
    const customer = await person('customer');
    const { name: other } = await createCollection(customer, []);
    await beSignedIn(page, customer);
    await visit(page, `/recipes/${apple?.id}`);
    await follow(page, 'Add to a collection');
    await seeHeading(page, 'Add to a Collection');
    await expectRefused(page, 'Create and add', ['Please give the collection a name']);
    const name = `Dinners ${newWord()}`;
    await fillIn(page, { 'New collection': name });
    await press(page, 'Create and add');
    await seeMessage(page, 'Added to the collection');
    await press(page, `Remove from ${name}`);
    await seeMessage(page, 'Removed from the collection');
    await press(page, `Add to ${other}`);
    await page.getByRole('button', { name: `Remove from ${other}` }).waitFor();
    if (scripts) await eventually(async () => (await page.getByText('Added', { exact: true }).count()) === 1);
    await follow(page, 'Done');
    await seeHeading(page, String(apple?.name));

    await visit(page, '/favorites');
    await follow(page, 'Collections');
    await page.getByRole('article').filter({ hasText: name }).getByText('0 recipes').waitFor();
    await page.getByRole('article').filter({ hasText: other }).getByText('1 recipe').waitFor();
  });

  journey('are chosen over the list that the recipe was opened from', async ({ page, scripts }) => {
    const [apple] = await threeRecipes();
    const customer = await person('customer');
    const { name } = await createCollection(customer, []);
    await beSignedIn(page, customer);
    const list = `/recipes?search=${apple?.name.split(' ')[1]}`;
    await visit(page, list);
    await follow(page, String(apple?.name));
    await follow(page, 'Add to a collection');
    if (!scripts) return follow(page, 'Done');
    const dialog = page.getByRole('dialog', { name: 'Add to a Collection' });
    await dialog.getByRole('button', { name: `Add to ${name}` }).click();
    await dialog.getByText('Added', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: String(apple?.name) }).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => url.pathname === '/recipes');
    await expectPath(page, list);
  });

  journey('are sorted, annotated, and emptied', async ({ page }) => {
    const [apple, bread, curry] = await threeRecipes();
    const customer = await person('customer');
    const { path } = await createCollection(
      customer,
      [apple, bread, curry].map((one) => one ?? { id: '' }),
    );
    const [a, b, c] = [String(apple?.name), String(bread?.name), String(curry?.name)];
    await beSignedIn(page, customer);
    await visit(page, path);
    expect(await namesOn(page)).toEqual([a, b, c]);
    expect(await page.getByRole('button', { name: `Move up: ${a}` }).isDisabled()).toBe(true);
    await press(page, `Move up: ${c}`);
    await eventually(async () => (await namesOn(page)).join() === [a, c, b].join());
    await press(page, `Move down: ${a}`);
    await eventually(async () => (await namesOn(page)).join() === [c, a, b].join());
    await page.reload();
    expect(await namesOn(page)).toEqual([c, a, b]);

    await page.getByText(`Add notes for ${b}`).click();
    await page.getByRole('textbox', { name: 'Notes (optional)' }).fill('Toast it twice');
    await press(page, 'Save notes');
    await seeMessage(page, 'Notes saved');
    await page.getByText('Toast it twice').first().waitFor();
    await press(page, `Remove ${a}`);
    await seeMessage(page, 'Removed from the collection');
    await eventually(async () => (await namesOn(page)).join() === [c, b].join());
  });

  journey(
    'keep the focus on the recipe that is moved by keyboard',
    async ({ page }) => {
      const three = await threeRecipes();
      const customer = await person('customer');
      const { path } = await createCollection(customer, three);
      await beSignedIn(page, customer);
      await visit(page, path);
      const name = String(three[0]?.name);
      await page.getByRole('button', { name: `Move down: ${name}` }).focus();
      await page.keyboard.press('Enter');
      await eventually(async () => (await namesOn(page)).indexOf(name) === 1);
      await page.locator('button:focus', { hasText: `Move down: ${name}` }).waitFor();
      await page.keyboard.press('Enter');
      await eventually(async () => (await namesOn(page)).indexOf(name) === 2);
      await page.locator('button:focus', { hasText: `Move up: ${name}` }).waitFor();
    },
    { scriptsOnly: true },
  );

  journey(
    'are created, refused, made public, read by others, and deleted',
    async ({ page, another, scripts }) => {
      const [apple] = await threeRecipes();
      const customer = await person('customer', { name: 'Cora Collector' });
      await beSignedIn(page, customer);
      await visit(page, '/collections');
      await page.getByText('No collections yet').waitFor();
      await follow(page, 'New collection');
      await fillIn(page, { 'Tags (optional)': 'quick, quick, soups' });
      await expectRefused(page, 'Create collection', ['Please give the collection a name']);
      const name = `Soups ${newWord()}`;
      await fillIn(page, { Name: name, 'Description (optional)': 'For cold days.' });
      await press(page, 'Create collection');
      await seeHeading(page, name);
      await page.getByText('No recipes here yet').waitFor();
      await page.getByText('Private').waitFor();
      const { pathname } = new URL(page.url());
      const id = pathname.split('/').pop() ?? '';
      await customer.api.POST('/api/collections/{id}/recipes', {
        params: { path: { id } },
        body: { recipeId: String(apple?.id), notes: 'With ginger' },
      });

      const reader = await another();
      await beSignedIn(reader, await person('customer'));
      await visit(reader, pathname);
      await seeHeading(reader, 'Page Not Found');
      await follow(page, 'Edit');
      await page.getByLabel('Anyone signed in can see it').check();
      await press(page, 'Save changes');
      await seeMessage(page, 'Collection saved');
      await visit(reader, '/collections?scope=public');
      await reader.getByRole('article').filter({ hasText: name }).getByText('by Cora Collector').waitFor();
      await follow(reader, name);
      await seeHeading(reader, name);
      await reader.getByText('With ginger').waitFor();
      expect(await reader.getByRole('button', { name: /^(Move|Remove)/ }).count()).toBe(0);
      expect(await reader.getByRole('link', { name: 'Edit' }).count()).toBe(0);
      for (const change of ['edit', 'delete']) {
        await visit(reader, `${pathname}/${change}`);
        await seeHeading(reader, 'Page Not Found');
      }

      await follow(page, 'Delete');
      await page.getByText('holds 1 recipe.').waitFor();
      if (scripts) await page.getByRole('dialog').waitFor();
      await press(page, 'Delete collection');
      await seeMessage(page, 'Collection deleted');
      await page.getByText('No collections yet').waitFor();
      await visit(reader, pathname);
      await seeHeading(reader, 'Page Not Found');
    },
  );

  looksGood('collections', {
    'none yet': async ({ page }) => {
      await beSignedIn(page, await person('customer'));
      await visit(page, '/collections');
    },
    'a new one, refused': async ({ page }) => {
      await visit(page, '/collections/new');
      await expectRefused(page, 'Create collection', ['Please give the collection a name']);
    },
    'adding to none': async ({ page }) => {
      const [apple] = await threeRecipes();
      await visit(page, `/recipes/${apple?.id}/collect`);
    },
    'one with recipes': async (visitor) => visit(visitor.page, (await beCollector(visitor)).path),
    'some of them': ({ page }) => visit(page, '/collections'),
    'all that are public': ({ page }) => visit(page, '/collections?scope=public'),
    'adding to some': async ({ page }) => {
      const [apple] = await threeRecipes();
      await visit(page, `/recipes/${apple?.id}/collect`);
    },
    'the page that asks before deleting': async (visitor) =>
      visit(visitor.page, `${(await beCollector(visitor)).path}/delete`),
  });
});

async function beCollector({ page }: Visit) {
  const customer = await person('customer');
  const made = await createCollection(customer, await threeRecipes(), true);
  await beSignedIn(page, customer);
  return made;
}
