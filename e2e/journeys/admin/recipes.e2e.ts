import { expect } from '@jest/globals';
import { DESKTOP, journey, journeys, type Visit, visit } from '../../support/browser.ts';
import { expectPath, fillIn, follow, press, seeHeading, seeMessage } from '../../support/forms.ts';
import { looksGood } from '../../support/looks.ts';
import { beSignedIn } from '../../support/session.ts';
import { newWord, type Person, person, recipes } from '../../support/world.ts';

const question = ({ page, scripts }: Visit) => page.getByRole(scripts ? 'dialog' : 'main');

/** Creates recipes with a word of their own, and returns the address of the list that a search for it shows. */
async function createSome(many: number, wish: { approved?: boolean } = {}) {
  const word = newWord();
  const made = await recipes(
    Array.from({ length: many }, (_, at) => ({ name: `Stew ${word} ${at}`, ...wish })),
  );
  return { word, made, list: `/admin?search=${word}` };
}

async function createOne(wish: { approved?: boolean; name?: string } = {}) {
  const [recipe] = await recipes([{ name: `Pie ${newWord()}`, ...wish }]);
  if (!recipe) throw new Error('There is no recipe');
  return recipe;
}

const menuOf = (page: Visit['page'], name: string) =>
  page.locator('summary').filter({ hasText: `Actions for ${name}` });

const readStatus = async ({ api }: Person, id: string) =>
  (await api.GET('/api/admin/recipes/{id}', { params: { path: { id } } })).data?.isApproved;

const remove = ({ api }: Person, id: string) =>
  api.DELETE('/api/admin/recipes/{id}', { params: { path: { id } } });

/** Creates a recipe that is in use: it is a favorite, has a rating, and is assigned to a customer. */
async function reliedUpon() {
  const recipe = await createOne();
  const customer = await person('customer');
  const admin = await person('admin');
  await customer.api.POST('/api/favorites', { body: { recipeId: recipe.id } });
  await customer.api.POST('/api/favorites/rate', { body: { recipeId: recipe.id, rating: 5 } });
  await admin.api.POST('/api/admin/assign-recipe', {
    body: { recipeId: recipe.id, customerIds: [customer.id] },
  });
  return { recipe, admin };
}

const whatItTakesAlong = 'This also removes 1 favorite, 1 rating, and 1 assignment to a customer.';

journeys("the admin's recipes", () => {
  journey(
    'are searched, filtered, paged and shown as last chosen',
    async ({ page, scripts }) => {
      const { word, list } = await createSome(14);
      await recipes([{ name: `Soup ${word}`, approved: false, mealTypes: ['lunch'] }]);
      await beSignedIn(page, await person('admin'));
      await visit(page, '/admin');
      await seeHeading(page, 'Admin Dashboard');
      await fillIn(page, { 'Search recipes': word });
      await press(page, 'Search');
      await page.getByText('1–12 of 15 recipes').waitFor();
      await follow(page, 'Next page');
      await page.getByText('13–15 of 15 recipes').waitFor();

      await follow(page, 'Table');
      await page.getByText('1–15 of 15 recipes').waitFor();
      expect(await page.getByRole('table').getByRole('row').count()).toBe(1 + 15);
      await visit(page, list);
      await page.getByRole('table').waitFor();
      await visit(page, `${list}&page=9`);
      await expectPath(page, list);

      await page.locator('summary', { hasText: 'Filters' }).click();
      await page.getByLabel('Status').selectOption('pending');
      await page.getByLabel('Meal type').selectOption('lunch');
      if (!scripts) await press(page, 'Apply filters');
      await page.getByText('1–1 of 1 recipe,').waitFor();
      const row = page.getByRole('row').filter({ hasText: `Soup ${word}` });
      await row.getByText('Pending', { exact: true }).waitFor();
      await follow(page, 'Remove filter: Pending');
      await page.getByRole('link', { name: 'Remove filter: Pending' }).waitFor({ state: 'detached' });
      await follow(page, 'Cards');
      await page.getByRole('article').waitFor();
      await fillIn(page, { 'Search recipes': `${word} nothingofthekind` });
      await press(page, 'Search');
      await page.getByText('Try adjusting your search filters or generate some recipes.').waitFor();
    },
    { viewport: DESKTOP },
  );

  journey('are approved from the menu, and every action is recorded', async ({ page, scripts }) => {
    const recipe = await createOne({ approved: false });
    const admin = await person('admin');
    await beSignedIn(page, admin);
    await visit(page, `/admin?search=${recipe.name.split(' ')[1]}`);
    await menuOf(page, recipe.name).click();
    await press(page, 'Approve');
    await seeMessage(page, 'Recipe Approved');
    await page.getByRole('article').getByText('Approved', { exact: true }).waitFor();
    await follow(page, recipe.name);
    if (scripts) await page.getByRole('dialog', { name: recipe.name }).waitFor();
    else await seeHeading(page, recipe.name);
    const history = page.getByRole('region', { name: 'History' });
    await history.getByText('Approved', { exact: true }).waitFor();
    await history.getByText(`by ${admin.email}`).waitFor();
    expect(await page.getByRole('button', { name: 'Approve' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Assign to customers' }).waitFor();
  });

  journey('open over the list, and are deleted there', async ({ page, scripts }) => {
    const { made, list } = await createSome(2);
    const [first, second] = made;
    await beSignedIn(page, await person('admin'));
    await visit(page, `${list}&view=table`);
    await follow(page, first?.name ?? '');
    if (scripts) {
      await page.getByRole('dialog', { name: first?.name }).waitFor();
      await page.keyboard.press('Escape');
      await page.waitForURL((url) => url.pathname === '/admin');
      await expectPath(page, `${list}&view=table`);
      await page.goForward();
      await page.getByRole('dialog', { name: first?.name }).waitFor();
    }
    await follow(page, 'Delete');
    await page.getByText('Nothing else uses it.').waitFor();
    await press(page, 'Delete recipe');
    await seeMessage(page, 'Recipe Deleted');
    expect(new URL(page.url()).pathname).toBe('/admin');
    await visit(page, list);
    await page.getByText('1–1 of 1 recipe').waitFor();
    await follow(page, second?.name ?? '');
    await page.getByRole('region', { name: 'History' }).waitFor();
    await page.reload();
    await seeHeading(page, second?.name ?? '');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  journey('are selected and approved together', async ({ page, scripts }) => {
    const { made, list } = await createSome(3, { approved: false });
    const admin = await person('admin');
    await beSignedIn(page, admin);
    await visit(page, `${list}&view=cards`);
    await follow(page, 'Select Mode');
    const boxes = page.getByRole('checkbox', { name: /^Select Stew/ });
    await boxes.first().waitFor();
    if (scripts) {
      expect(await page.getByRole('button', { name: 'Approve' }).isDisabled()).toBe(true);
    } else {
      await press(page, 'Approve');
      await seeMessage(page, 'No recipes to approve');
    }
    for (const { name } of made.slice(0, 2)) await page.getByRole('checkbox', { name }).check();
    if (scripts) await page.getByText('2 selected').waitFor();
    await press(page, 'Approve');
    await seeMessage(page, '2 of 2 selected are in the library now.');
    expect(await Promise.all(made.map(({ id }) => readStatus(admin, id)))).toEqual([true, true, false]);

    if (scripts) await page.getByLabel('Select all').check();
    else await follow(page, 'Select all on this page');
    await page.getByRole('checkbox', { name: made[2]?.name, checked: true }).waitFor();
    await press(page, 'Approve');
    await seeMessage(
      page,
      '1 of 3 selected is in the library now; the rest already were, or have been deleted.',
    );
    await follow(page, 'Leave Select Mode');
    await boxes.first().waitFor({ state: 'detached' });
  });

  journey('are selected and deleted together', async (visitor) => {
    const { page, scripts } = visitor;
    const { made, list } = await createSome(3);
    const [first, second, third] = made;
    const admin = await person('admin');
    await beSignedIn(page, admin);
    await visit(page, `${list}&select=1&view=table`);
    for (const { name } of [first, second] as { name: string }[])
      await page.getByRole('checkbox', { name }).check();
    await press(page, 'Delete');
    const asked = question(visitor);
    await asked.getByText('Are you sure you want to delete 2 recipe(s)?').waitFor();
    await asked.getByText('Nothing else uses them.').waitFor();
    if (scripts) await asked.getByRole('button', { name: 'Cancel' }).click();
    else await follow(page, 'Cancel');
    await page.getByRole('checkbox', { name: first?.name, checked: true }).waitFor();
    await page.getByRole('checkbox', { name: second?.name, checked: true }).waitFor();

    await press(page, 'Delete');
    await asked.getByText('Are you sure you want to delete 2 recipe(s)?').waitFor();
    await page
      .locator('input[name=ids]')
      .evaluate((field, ids) => field.setAttribute('value', ids), `${first?.id},what-the-api-refuses`);
    await asked.getByRole('button', { name: 'Delete 2 recipes' }).click();
    await seeMessage(page, 'Error deleting recipes');
    await page.getByRole('checkbox', { name: first?.name, checked: true }).waitFor();
    await page.getByRole('checkbox', { name: second?.name }).check();

    await press(page, 'Delete');
    await asked.getByText('Are you sure you want to delete 2 recipe(s)?').waitFor();
    await remove(admin, first?.id ?? '');
    await asked.getByRole('button', { name: 'Delete 2 recipes' }).click();
    await seeMessage(page, 'Recipes deleted');
    await seeMessage(page, '1 of 2; the rest were already gone.');
    await page.getByText('1–1 of 1 recipe,').waitFor();

    await page.getByRole('checkbox', { name: third?.name }).check();
    await remove(admin, third?.id ?? '');
    await press(page, 'Delete');
    await seeMessage(page, 'Everything you selected has already been deleted.');
    await page.getByText('No recipes found').first().waitFor();
  });

  journey('say what is deleted together with a recipe', async (visitor) => {
    const { page } = visitor;
    const { recipe, admin } = await reliedUpon();
    await beSignedIn(page, admin);
    await visit(page, `/admin/recipes/${recipe.id}`);
    await page.getByRole('region', { name: 'Where it is used' }).getByText('1 customer').waitFor();
    await follow(page, 'Delete');
    await question(visitor).getByText(whatItTakesAlong).waitFor();
    await question(visitor).getByRole('button', { name: 'Delete recipe' }).click();
    await seeMessage(page, 'Recipe Deleted');
    await seeHeading(page, 'Admin Dashboard');
    expect(await readStatus(admin, recipe.id)).toBeUndefined();
  });

  journey('can also be deleted on the public page', async (visitor) => {
    const { page, scripts } = visitor;
    const { recipe, admin } = await reliedUpon();
    await beSignedIn(page, admin);
    await visit(page, `/recipes?search=${recipe.name.split(' ')[1]}`);
    await follow(page, recipe.name);
    await page.getByRole('heading', { name: 'Ingredients' }).waitFor();
    await page.getByRole('link', { name: 'Delete', exact: true }).click();
    const asked = scripts ? page.getByRole('dialog', { name: 'Delete Recipe' }) : page.getByRole('main');
    await asked.getByText(whatItTakesAlong).waitFor();
    await asked.getByRole('button', { name: 'Delete recipe' }).click();
    await seeMessage(page, 'Recipe deleted');
    await seeHeading(page, 'Recipes');
    expect(await readStatus(admin, recipe.id)).toBeUndefined();
  });

  journey('say if another admin was faster', async (visitor) => {
    const { page } = visitor;
    const [admin, approved, asked] = [
      await person('admin'),
      await createOne({ approved: false }),
      await createOne(),
    ];
    await beSignedIn(page, admin);
    await visit(page, `/admin/recipes/${approved.id}`);
    await remove(admin, approved.id);
    await press(page, 'Approve');
    await seeMessage(page, 'Failed to approve recipe');
    await seeMessage(page, 'It is no longer here');
    await seeHeading(page, 'Admin Dashboard');

    await visit(page, `/admin/recipes/${asked.id}`);
    await follow(page, 'Delete');
    const button = question(visitor).getByRole('button', { name: 'Delete recipe' });
    await button.waitFor();
    await remove(admin, asked.id);
    await button.click();
    await seeMessage(page, 'Failed to delete recipe');
    await seeMessage(page, 'It is no longer here');
  });

  looksGood('recipes of admins', {
    cards: async ({ page }) => {
      await recipes([{ name: `Stew ${newWord()} ${'without-a-place-to-break'.repeat(4)}`, approved: false }]);
      await beSignedIn(page, await person('admin'));
      await visit(page, '/admin?view=cards');
    },
    'a menu': ({ page }) => menuOf(page, '').first().click(),
    table: ({ page }) => visit(page, '/admin?view=table'),
    'Select Mode, cards': ({ page }) => visit(page, '/admin?view=cards&select=all'),
    'Select Mode, table': ({ page }) => visit(page, '/admin?view=table&select=1'),
    'none found': ({ page }) => visit(page, '/admin?search=qqqqqq&status=pending'),
    'a recipe over the list': async ({ page }) => {
      const { list, made } = await createSome(1);
      await visit(page, list);
      await follow(page, made[0]?.name ?? '');
      await page.getByRole('dialog').getByRole('region', { name: 'History' }).waitFor();
    },
    'the Admin tab': ({ page }) => visit(page, '/admin?tab=admin'),
    'deleting one': async ({ page }) => {
      await visit(page, `/admin/recipes/${(await reliedUpon()).recipe.id}`);
      await follow(page, 'Delete');
      await page.getByText(whatItTakesAlong).waitFor();
    },
    'the page that asks before deleting': async ({ page }) => {
      await visit(page, `/admin/recipes/delete?id=${(await createOne()).id}&id=${(await createOne()).id}`);
    },
  });
});
