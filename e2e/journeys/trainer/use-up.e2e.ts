import { expect } from '@jest/globals';
import { journey, journeys, type Visit, visit } from '../../support/browser.ts';
import { pathOf, question } from '../../support/draft-page.ts';
import { press, seeMessage } from '../../support/forms.ts';
import { aDraftWithFeta, kitchen } from '../../support/kitchen.ts';
import { looksGood } from '../../support/looks.ts';
import { beSignedIn } from '../../support/session.ts';
import { person } from '../../support/world.ts';

async function atADraftWithFeta({ page }: Visit) {
  const trainer = await person('trainer');
  await kitchen(trainer);
  const draft = await aDraftWithFeta(trainer);
  await beSignedIn(page, trainer);
  await visit(page, pathOf(draft));
  return draft;
}

journeys('what is left over', () => {
  journey('is used up by a dish instead of a later one, which can be undone', async (visitor) => {
    const { page } = visitor;
    await atADraftWithFeta(visitor);
    await page.getByText('150 g of feta').waitFor();
    await page.getByRole('link', { name: /^Use it up.*feta$/ }).click();
    const offered = question(visitor);
    await offered.getByText('150 g of feta will be left over.').waitFor();
    const dish = offered.getByRole('listitem').filter({ hasText: 'Feta Pasta' });
    await dish.getByText(/^Day 2, .* dinner, instead of /).waitFor();
    await dish.getByText(/^Uses \d+ g of the 150 g$/).waitFor();
    await dish.getByText('The day becomes:').waitFor();
    await dish.getByRole('button', { name: /^Use this/ }).click();
    await seeMessage(page, 'Meal swapped');
    await page.getByRole('link', { name: 'Feta Pasta', exact: true }).waitFor();
    expect(await page.getByText('150 g of feta').count()).toBe(0);
    await press(page, 'Undo');
    await seeMessage(page, 'Last change undone');
    await page.getByText('150 g of feta').waitFor();
  });

  journey('of a saved plan is used up in a draft of it', async ({ page }) => {
    const trainer = await person('trainer');
    await kitchen(trainer);
    const { draftId } = await aDraftWithFeta(trainer);
    const { data } = await trainer.api.POST('/api/trainer/meal-plans', { body: { draftId } });
    await beSignedIn(page, trainer);
    await visit(page, `/trainer/meal-plans/${data?.mealPlan.id}`);
    await page.getByText('150 g of feta').waitFor();
    await page.getByRole('button', { name: /^Use it up.*feta$/ }).click();
    await page.getByText('150 g of feta will be left over.').waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/meal-plans\/drafts\/[^/]+\/use-up$/);
  });

  journey('is nothing where the address names a food that is used up', async (visitor) => {
    const { page } = visitor;
    const draft = await atADraftWithFeta(visitor);
    await visit(page, `${pathOf(draft)}/use-up?food=carrot&week=1`);
    await page.getByText('Nothing is left over').waitFor();
    await page.getByRole('link', { name: 'Back to the plan' }).last().click();
    await page.getByText('150 g of feta').waitFor();
  });

  looksGood('what is left over', {
    'the dishes that use it': async (visitor) => {
      const draft = await atADraftWithFeta(visitor);
      await visit(visitor.page, `${pathOf(draft)}/use-up?food=feta&week=1`);
    },
  });
});
