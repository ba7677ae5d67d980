import { expect } from '@jest/globals';
import { journey, journeys, visit } from '../../support/browser.ts';
import { expectPath, follow, press, seeHeading, seeMessage } from '../../support/forms.ts';
import { looksGood } from '../../support/looks.ts';
import { beSignedIn } from '../../support/session.ts';
import { coached, newWord, person, recipes } from '../../support/world.ts';

async function aRecipe() {
  const word = newWord();
  const [recipe] = await recipes([{ name: `Soup ${word}`, instructions: 'Cook it for 20 minutes.' }]);
  if (!recipe) throw new Error('There is no recipe');
  return { ...recipe, dashboard: `/trainer?search=${word}` };
}

journeys('browsing recipes on the dashboard', () => {
  journey('a recipe opens over the dashboard, and closing returns to it', async ({ page, scripts }) => {
    const { id, name, dashboard } = await aRecipe();
    await beSignedIn(page, await person('trainer'));
    await visit(page, dashboard);
    await follow(page, name);
    await page
      .getByRole(scripts ? 'dialog' : 'main')
      .getByText('Cook it for 20 minutes.')
      .waitFor();
    await expectPath(page, `/trainer/recipes/${id}`);
    if (scripts) {
      await page.keyboard.press('Escape');
      await page.getByText('1–1 of 1 recipe', { exact: true }).waitFor();
      await expectPath(page, dashboard);
      await page.goForward();
      await page.getByRole('dialog').waitFor();
    }
    await page.reload();
    await seeHeading(page, name);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  journey('a recipe is assigned and collected without leaving the dashboard', async ({ page, scripts }) => {
    const [trainer, ann] = [await person('trainer'), await person('customer')];
    await coached(trainer, ann);
    const { name, dashboard } = await aRecipe();
    await beSignedIn(page, trainer);
    await visit(page, dashboard);
    await follow(page, name);
    const shown = page.getByRole(scripts ? 'dialog' : 'main');
    await shown.getByRole('link', { name: 'Add to a collection' }).click();
    await shown.getByLabel('New collection').fill('For the week');
    await press(page, 'Create and add');
    await shown.getByText('For the week', { exact: true }).waitFor();
    await visit(page, dashboard);
    await follow(page, `Assign: ${name}`);
    await shown.getByLabel(ann.email).check();
    await press(page, 'Update');
    await seeMessage(page, 'Recipe Assigned');
    await expectPath(page, dashboard);
  });

  journey('a review is written in the open recipe', async ({ page, scripts }) => {
    const { id, name, dashboard } = await aRecipe();
    await beSignedIn(page, await person('trainer'));
    await visit(page, dashboard);
    await follow(page, name);
    const shown = page.getByRole(scripts ? 'dialog' : 'main');
    await shown.getByText('Write a review').click();
    await shown.getByLabel('Rating', { exact: true }).selectOption('4');
    await press(page, 'Submit review');
    await seeMessage(page, 'Rating submitted');
    await follow(page, 'Highest first');
    await shown.getByText('Rated 4.0 of 5 by 1 person').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/trainer/recipes/${id}`);
  });

  looksGood('the dashboard', {
    'a recipe over it': async ({ page }) => {
      const { name, dashboard } = await aRecipe();
      await beSignedIn(page, await person('trainer'));
      await visit(page, dashboard);
      await follow(page, name);
      await page.getByRole('dialog').getByText('Cook it for 20 minutes.').waitFor();
    },
  });
});
