import { expect } from '@jest/globals';
import { eventually } from '../../../backend/test/support/eventually.ts';
import { journey, journeys, visit } from '../../support/browser.ts';
import { readInteractions } from '../../support/database.ts';
import { fillIn, follow, press, seeHeading, seeMessage } from '../../support/forms.ts';
import { looksGood } from '../../support/looks.ts';
import { beSignedIn } from '../../support/session.ts';
import { invitation, newWord, person, recipes } from '../../support/world.ts';

async function aRecipe(): Promise<{ id: string; name: string }> {
  const [recipe] = await recipes([{ name: `Curry ${newWord()}` }]);
  if (!recipe) throw new Error('There is no recipe');
  return recipe;
}

/** Creates a customer to whom the trainer has assigned these recipes. The first one comes first in the list. */
async function createCoached(names: readonly string[]) {
  const [trainer, customer] = [await person('trainer', { name: 'Tess Hill' }), await person('customer')];
  const { token } = await invitation(trainer, customer.email);
  await customer.api.POST('/api/invitations/link', { body: { token } });
  const picked = await recipes(names.map((name) => ({ name })));
  for (const { id } of picked)
    await trainer.api.POST('/api/admin/assign-recipe', {
      body: { recipeId: id, customerIds: [customer.id] },
    });
  return { customer, picked };
}

/** Creates a customer who has rated two recipes highly, and two more like them that the customer does not know. */
async function withTaste() {
  const customer = await person('customer');
  const word = newWord();
  const dish = (name: string) => ({ name: `${name} ${word}`, mainIngredients: [word], kcal: 480 });
  const [one, two, three] = await recipes([dish('Stew'), dish('Soup'), dish('Salad'), dish('Bowl')]);
  for (const recipe of [one, two])
    await customer.api.POST('/api/favorites/rate', { body: { recipeId: recipe?.id ?? '', rating: 5 } });
  return { customer, word, unknown: three ?? { id: '', name: '' } };
}

journeys('suggestions', () => {
  journey('recipes from the trainer come first, and all of them have a page', async ({ page }) => {
    const word = newWord();
    const { customer } = await createCoached(Array.from({ length: 14 }, (_, at) => `Pick ${word} ${at}`));
    await beSignedIn(page, customer);
    await visit(page, '/recipes');
    const strip = page.getByRole('region', { name: 'From your trainer' });
    expect(await strip.getByRole('article').count()).toBe(6);
    await strip
      .getByText(/From Tess Hill/)
      .first()
      .waitFor();
    await strip.getByRole('heading', { name: `Pick ${word} 13` }).waitFor();
    await strip.getByRole('link', { name: 'Show all (14)' }).click();
    await seeHeading(page, 'From your trainer');
    expect(await page.getByRole('article').count()).toBe(12);
    await follow(page, 'Next page');
    await page.getByRole('heading', { name: `Pick ${word} 0` }).waitFor();
    await visit(page, `/recipes?search=${word}`);
    await page.getByText(/^1–12 of/).waitFor();
    expect(await strip.count()).toBe(0);
  });

  journey('a recommendation states its actual reason', async ({ page }) => {
    const { customer, word, unknown } = await withTaste();
    const reason = `You rated 2 similar ${word} recipes 4 stars or more`;
    await beSignedIn(page, await person('customer'));
    await visit(page, '/recipes');
    expect(await page.getByRole('region', { name: 'Recommended for you' }).count()).toBe(0);

    await beSignedIn(page, customer);
    await visit(page, '/recipes');
    const strip = page.getByRole('region', { name: 'Recommended for you' });
    expect(await strip.getByRole('article').count()).toBe(2);
    await strip.getByText(reason).first().waitFor();
    await strip.getByRole('link', { name: unknown.name, exact: true }).click();
    await page.getByText(reason).last().waitFor();
    await page.getByText('Recommended', { exact: true }).waitFor();
    const similar = page.getByRole('region', { name: 'Similar recipes' });
    expect(await similar.getByRole('article').count()).toBe(3);
  });

  journey('a similar recipe replaces the one that is open over the list', async ({ page, scripts }) => {
    const { customer, word, unknown } = await withTaste();
    await beSignedIn(page, customer);
    await visit(page, `/recipes?search=${word}`);
    await follow(page, unknown.name);
    await page
      .getByRole('region', { name: 'Similar recipes' })
      .getByRole('link', { name: `Bowl ${word}`, exact: true })
      .click();
    if (!scripts) return seeHeading(page, `Bowl ${word}`);
    await page
      .getByRole('dialog', { name: `Bowl ${word}` })
      .getByText('Cook it.')
      .waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: unknown.name }).waitFor();
  });

  journey('what a user does with a recipe is recorded once', async ({ page }) => {
    const recipe = await aRecipe();
    const customer = await person('customer');
    const isNoted = async (expected: string[]) =>
      eventually(async () => (await readInteractions(customer.id)).join() === expected.join());
    await beSignedIn(page, customer);
    await visit(page, '/recipes');
    await fillIn(page, { 'Search recipes': recipe.name });
    await press(page, 'Search');
    await isNoted([`search ${recipe.name}`]);
    expect(await page.getByLabel('Sort by').inputValue()).toBe('');
    await press(page, `Favorite: ${recipe.name}`);
    await seeMessage(page, 'Added to favorites');
    await page.getByRole('link', { name: recipe.name, exact: true }).hover();
    await follow(page, 'List');
    await page.waitForURL('**view=list*');
    await follow(page, recipe.name);
    await page.getByText('You have not rated it').waitFor();
    await isNoted([`search ${recipe.name}`, 'view']);
    await press(page, 'I cooked this');
    await seeMessage(page, 'Marked as cooked');
    await visit(page, `/recipes/${recipe.id}`);
    await page.getByText('Cooked once').waitFor();
    expect(await readInteractions(customer.id)).toEqual([`search ${recipe.name}`, 'view', 'cook']);
  });

  journey(
    'pointing at a recipe does not count as opening it',
    async ({ page }) => {
      const recipe = await aRecipe();
      const customer = await person('customer');
      await beSignedIn(page, customer);
      await visit(page, `/recipes?search=${recipe.name.split(' ')[1]}`);
      const ahead = page.waitForResponse((response) => response.url().includes(`/recipes/${recipe.id}.data`));
      await page.getByRole('link', { name: recipe.name, exact: true }).hover();
      await (await ahead).finished();
      await follow(page, 'List');
      await page.waitForURL('**view=list*');
      expect(await readInteractions(customer.id)).toEqual([`search ${recipe.name.split(' ')[1]}`]);
    },
    { scriptsOnly: true },
  );

  journey('a recipe is shared by its address', async ({ page, context, scripts }) => {
    const recipe = await aRecipe();
    await beSignedIn(page, await person('customer'));
    await visit(page, `/recipes/${recipe.id}`);
    const address = page.url();
    if (scripts) {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const loaded = page.waitForRequest((request) => isLoaded(request.method(), request.url()));
      await page.getByText('Share', { exact: true }).click();
      await seeMessage(page, 'Link Copied');
      // Only the message is loaded, because the recipe has not changed.
      expect(new URL((await loaded).url()).searchParams.get('_routes')).toBe('root');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
      await context.clearPermissions();
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed'));
      });
    }
    await page.getByText('Share', { exact: true }).click();
    await page.getByLabel('Link to this recipe').waitFor();
    expect(await page.getByLabel('Link to this recipe').inputValue()).toBe(address);
  });

  looksGood('suggestions', {
    'nothing from a trainer yet': async ({ page }) => {
      await beSignedIn(page, await person('customer'));
      await visit(page, '/recipes/assigned');
    },
    'what a trainer picked, above the list': async ({ page }) => {
      const { customer } = await createCoached([`Pick ${'with-a-word-that-does-not-end'.repeat(3)}`]);
      await beSignedIn(page, customer);
      await visit(page, '/recipes');
    },
    'all that a trainer picked': ({ page }) => visit(page, '/recipes/assigned'),
    'what is recommended': async ({ page }) => {
      const { customer } = await withTaste();
      await beSignedIn(page, customer);
      await visit(page, '/recipes');
    },
    'a recommended recipe, its address shown': async ({ page }) => {
      await page.getByRole('region', { name: 'Recommended for you' }).getByRole('link').first().click();
      await page.getByRole('dialog').getByText('Recommended', { exact: true }).waitFor();
      await visit(page, page.url());
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed'));
      });
      await page.getByText('Share', { exact: true }).click();
      await page.getByLabel('Link to this recipe').waitFor();
    },
  });
});

const isLoaded = (method: string, url: string) => method === 'GET' && new URL(url).pathname.endsWith('.data');
