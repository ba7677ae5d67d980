import { expect } from '@jest/globals';
import { journey, journeys, type Visit, visit } from '../../support/browser.ts';
import { atADraft, pathOf } from '../../support/draft-page.ts';
import { press, seeMessage } from '../../support/forms.ts';
import { looksGood } from '../../support/looks.ts';

type Draft = Awaited<ReturnType<typeof atADraft>>['draft'];

const swapPath = (draft: Draft, day: number, meal: number) => `${pathOf(draft)}/swap?day=${day}&meal=${meal}`;

/** Serves leftovers at the last dinner and returns the name of the dish. */
async function eatLeftovers(visitor: Visit, draft: Draft, day: number): Promise<string> {
  const { page } = visitor;
  await visit(page, swapPath(draft, day, 3));
  const offered = page.getByRole('region', { name: 'Or eat leftovers' });
  const first = offered.getByRole('button', { name: /^Eat leftovers/ }).first();
  const name = (await first.textContent())?.replace('Eat leftovers: ', '') ?? '';
  await first.click();
  await seeMessage(page, 'Meal swapped');
  return name;
}

journeys('leftovers', () => {
  journey('are served at a later meal, and marked where they are cooked and eaten', async (visitor) => {
    const { page } = visitor;
    const { draft } = await atADraft(visitor, { days: 7, cooking: 'fresh', wholeRecipes: false });
    const name = await eatLeftovers(visitor, draft, 7);
    await page.getByText(/^Leftovers from [A-Z]\w+day$/).waitFor();
    // Two small portions are one serving, and another day may eat of it, too.
    await page.getByText(/^Cook [\d½¼¾]+ servings?, also for [A-Z]\w+day( and [A-Z]\w+day)?$/).waitFor();
    const row = page.getByRole('row').filter({ hasText: 'Leftovers from' });
    expect(await row.textContent()).toContain(name);
    expect(await row.textContent()).toContain('Warm up, 5 min');
    // The dish may also be served on another day, where it is cooked by itself.
    await row.getByRole('link', { name, exact: true }).click();
    await page.getByText(/^Cooked at once: /).waitFor();
  });

  journey('become the dish that is cooked instead, or stay and are cooked for', async (visitor) => {
    const { page } = visitor;
    const { draft } = await atADraft(visitor, { days: 7, cooking: 'fresh' });
    const name = await eatLeftovers(visitor, draft, 7);
    const row = page.getByRole('row').filter({ hasText: 'Leftovers from' });
    const address = await row.getByRole('link', { name, exact: true }).getAttribute('href');
    // Other recipes may have the same name.
    const dish = page.locator(`a[href^="${address?.split('?')[0]}"]`);
    // A plan may serve a dish twice a week by itself.
    const timesServed = await dish.count();
    await visit(page, swapPath(draft, 7, 3));
    await page.getByText('This dish is cooked once for 2 meals').waitFor();
    await page
      .getByRole('button', { name: /^Use for both meals/ })
      .first()
      .waitFor();
    await page
      .getByRole('button', { name: /^Use for this meal/ })
      .first()
      .click();
    await seeMessage(page, 'Meal swapped');
    expect(await page.getByText('Leftovers from').count()).toBe(0);
    expect(await dish.count()).toBe(timesServed - 1);
    await press(page, 'Undo');
    await seeMessage(page, 'Last change undone');
    await page.getByText(/^Leftovers from/).waitFor();
  });

  looksGood('leftovers', {
    'choosing them': async (visitor) => {
      const { draft } = await atADraft(visitor, { days: 7, cooking: 'fresh' });
      await visit(visitor.page, swapPath(draft, 7, 3));
    },
    'the plan with them': async ({ page }) => {
      await page
        .getByRole('button', { name: /^Eat leftovers/ })
        .first()
        .click();
      await seeMessage(page, 'Meal swapped');
    },
    'swapping them': async ({ page }) => {
      await page.getByRole('link', { name: /^Swap day 7, dinner/ }).click();
      await page.getByText('This dish is cooked once for 2 meals').waitFor();
    },
  });
});
