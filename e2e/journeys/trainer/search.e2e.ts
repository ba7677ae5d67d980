import { expect } from '@jest/globals';
import { eventually } from '../../../backend/test/support/eventually.ts';
import { expectAccessible } from '../../support/axe.ts';
import { DESKTOP, journey, journeys, visit } from '../../support/browser.ts';
import { expectPath, fillIn, isFocused, press, seeHeading } from '../../support/forms.ts';
import { looksGood } from '../../support/looks.ts';
import { savedPlan } from '../../support/plans.ts';
import { beSignedIn, submitSignIn } from '../../support/session.ts';
import { coached, newWord, people, person, recipes } from '../../support/world.ts';

/** Creates a trainer with a client, a recipe, and a plan that all have the same word in their names. */
async function aTrainerOf(word: string) {
  const trainer = await person('trainer');
  const [client] = await people([{ name: `Ida ${word}` }]);
  await coached(trainer, client);
  const [recipe] = await recipes([{ name: `Soup ${word}` }]);
  const plan = await savedPlan(trainer, { planName: `Week ${word}` });
  return { trainer, client, recipe, plan };
}

journeys('the search for anything', () => {
  journey('finds clients, recipes, plans, and pages on a page of its own', async ({ page }) => {
    const word = newWord();
    const { trainer, client } = await aTrainerOf(word);
    await beSignedIn(page, trainer);
    await visit(page, '/search');
    await fillIn(page, { 'Search for': word });
    await press(page, 'Search');
    for (const title of ['Clients', 'Recipes', 'Saved plans'])
      await page.getByRole('heading', { name: title }).waitFor();
    await page.getByRole('link', { name: `All clients for “${word}”` }).waitFor();
    await page.getByRole('link', { name: `Ida ${word}` }).click();
    await expectPath(page, `/trainer/customers/${client.id}`);
    await visit(page, '/search?search=invite');
    await page.getByRole('link', { name: 'Send Customer Invitation' }).waitFor();
    await visit(page, `/search?search=${newWord()}`);
    await page.getByText('Nothing found').waitFor();
  });

  journey('never finds what belongs to another trainer', async ({ page }) => {
    const word = newWord();
    const { recipe } = await aTrainerOf(word);
    await beSignedIn(page, await person('trainer'));
    await visit(page, `/search?search=${word}`);
    await page.getByRole('link', { name: `Soup ${word}` }).waitFor();
    expect(recipe).toBeDefined();
    for (const name of [`Ida ${word}`, `Week ${word}`])
      expect(await page.getByRole('link', { name }).count()).toBe(0);
  });

  journey(
    'opens by keys over any page, and what is picked opens',
    async ({ page }) => {
      const word = newWord();
      const { trainer, plan } = await aTrainerOf(word);
      await beSignedIn(page, trainer);
      await visit(page, '/trainer/customers');
      const dialog = page.getByRole('dialog', { name: 'Search' });
      const field = dialog.getByRole('combobox', { name: 'Search for' });
      await page.keyboard.press('Control+k');
      await eventually(() => isFocused(field));
      await expectAccessible(page, 'the palette, empty');
      await page.keyboard.type('we');
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await page.keyboard.press('Control+k');
      await eventually(() => isFocused(field));
      await page.keyboard.type(`week ${word}`);
      await dialog.getByRole('option', { name: `Week ${word}` }).waitFor();
      await expectAccessible(page, 'the palette with what was found');
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'hidden' });
      await expectPath(page, `/trainer/meal-plans/${plan.id}`);

      await page.getByRole('link', { name: 'Search', exact: true }).click();
      await field.fill(newWord());
      await dialog.getByText('Nothing that you can open matches this.').waitFor();
      await page.keyboard.press('Enter');
      await seeHeading(page, 'Search');
      await page.getByText('Nothing found').waitFor();
    },
    { viewport: DESKTOP, scriptsOnly: true },
  );

  journey(
    'says so when the session has ended, and leads back to the search',
    async ({ page }) => {
      const trainer = await person('trainer');
      await beSignedIn(page, trainer);
      await visit(page, '/trainer/customers');
      await page.context().clearCookies();
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog', { name: 'Search' });
      await dialog.getByRole('combobox', { name: 'Search for' }).fill('invite');
      await dialog.getByRole('status').getByText('Your session has ended.').waitFor();
      await expectAccessible(page, 'the palette without a session');
      await page.keyboard.press('Enter');
      await seeHeading(page, 'Sign In');
      await submitSignIn(page, trainer.email);
      await expectPath(page, '/search?search=invite');
    },
    { viewport: DESKTOP, scriptsOnly: true },
  );

  looksGood('the search', {
    'nothing typed': async ({ page }) => {
      await beSignedIn(page, await person('trainer'));
      await visit(page, '/search');
    },
    'something found': ({ page }) => visit(page, '/search?search=recipe'),
    'nothing found': ({ page }) => visit(page, '/search?search=zzzzzzzz'),
  });
});
