import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { journey, journeys, visit } from '../../support/browser.ts';
import { press, seeMessage, typedIn } from '../../support/forms.ts';
import { looksGood } from '../../support/looks.ts';
import { savedPlan } from '../../support/plans.ts';
import { beSignedIn } from '../../support/session.ts';
import { newWord, person, recipes } from '../../support/world.ts';

const EXCLUDED = 'Excluded foods (optional)';
const SUGGESTIONS = '**/foods/suggestions*';

async function atTheDetails(page: Page) {
  const trainer = await person('trainer');
  const { id } = await savedPlan(trainer, { planName: 'Lean week' });
  await beSignedIn(page, trainer);
  await visit(page, `/trainer/meal-plans/${id}/details`);
  return { trainer, id };
}

async function goInto(page: Page, label: string): Promise<void> {
  await page.getByLabel(label).click();
  await page.getByRole('combobox', { name: label }).waitFor();
}

const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name }).first();

journeys('naming foods', () => {
  journey('excludes several that are picked or typed', async ({ page, scripts }) => {
    const { trainer, id } = await atTheDetails(page);
    if (scripts) {
      await goInto(page, EXCLUDED);
      await page.keyboard.type('nu');
      await option(page, /^nuts/).waitFor();
      await page.keyboard.press('Enter');
      expect(await typedIn(page, EXCLUDED)).toBe('nuts, ');
      await page.keyboard.type('aubergi');
      await option(page, /^eggplant/).click();
      expect(await typedIn(page, EXCLUDED)).toBe('nuts, eggplant, ');
      // Leaving the field with Tab picks no suggestion.
      await page.keyboard.type('pork');
      await option(page, /^pork/).waitFor();
      await page.keyboard.press('Tab');
      expect(await typedIn(page, EXCLUDED)).toBe('nuts, eggplant, pork');
    } else {
      await page.getByLabel(EXCLUDED).fill('nuts, eggplant, pork');
    }
    await press(page, 'Save details');
    await seeMessage(page, 'Meal Plan Updated');
    const { data } = await trainer.api.GET('/api/trainer/meal-plans/{id}', { params: { path: { id } } });
    expect(data?.mealPlanData.rules.excludedFoods.map(({ name }) => name)).toEqual([
      'nuts',
      'eggplant',
      'pork',
    ]);
  });

  journey(
    'filters a list of recipes by a food that is picked',
    async ({ page }) => {
      const word = newWord();
      await recipes([
        { name: `Pesto ${word}`, allergens: ['nuts'] },
        { name: `Soup ${word}`, allergens: [] },
      ]);
      await beSignedIn(page, await person('customer'));
      await visit(page, `/recipes?search=${word}`);
      await page
        .getByRole('link', { name: `Pesto ${word}` })
        .first()
        .waitFor();
      await page.locator('summary', { hasText: 'Filters' }).click();
      await goInto(page, 'Leave out foods');
      await page.keyboard.type('nut');
      await option(page, /^nuts/).waitFor();
      await page.keyboard.press('Enter');
      await page
        .getByRole('link', { name: `Pesto ${word}` })
        .first()
        .waitFor({ state: 'detached' });
      await page.waitForURL(({ searchParams }) => searchParams.get('excludedFoods') === 'nuts,');
      await page
        .getByRole('link', { name: `Soup ${word}` })
        .first()
        .waitFor();
      // Text that was typed without picking a suggestion applies when the field is left.
      await page.keyboard.type('lentil');
      await page.keyboard.press('Tab');
      await page.waitForURL(({ searchParams }) => searchParams.get('excludedFoods') === 'nuts, lentil');
    },
    { scriptsOnly: true },
  );

  journey(
    'keeps every letter that is typed while the suggestions load',
    async ({ page }) => {
      await atTheDetails(page);
      let arrive = () => {};
      const arrives = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route('**/suggestion-box*', async (route) => {
        await arrives;
        await route.continue();
      });
      await page.getByLabel(EXCLUDED).click();
      const typing = page.evaluate(typeUntilSuggested);
      arrive();
      const letters = await typing;
      expect((await typedIn(page, EXCLUDED)).length).toBe(letters);
    },
    { scriptsOnly: true },
  );

  journey(
    'does not move what is below, so that a press hits it',
    async ({ page }) => {
      await atTheDetails(page);
      const save = page.getByRole('button', { name: 'Save details' });
      const place = () => save.evaluate((button) => button.getBoundingClientRect().top + scrollY);
      const before = await place();
      await goInto(page, EXCLUDED);
      await page.keyboard.type('pork');
      await option(page, /^pork/).waitFor();
      expect(await place()).toBe(before);
    },
    { scriptsOnly: true },
  );

  journey(
    'leaves a normal field if suggestions are unavailable',
    async ({ page, expectComplaint }) => {
      for (const usual of ['net::ERR_INTERNET_DISCONNECTED', 'answered with 503', 'status of 503'])
        expectComplaint(usual);
      await page.route('**/suggestion-box*', (route) => route.abort('internetdisconnected'));
      await atTheDetails(page);
      await page.getByLabel(EXCLUDED).fill('pork');
      expect(await page.getByRole('combobox', { name: EXCLUDED }).count()).toBe(0);
      await press(page, 'Save details');
      await seeMessage(page, 'Meal Plan Updated');

      await page.unroute('**/suggestion-box*');
      await page.route(SUGGESTIONS, (route) => route.fulfill({ status: 503 }));
      await atTheDetails(page);
      await goInto(page, EXCLUDED);
      await page.keyboard.type('pork');
      await page.getByText('Suggestions are not available right now. You can keep typing.').waitFor();
      await page.keyboard.press('Enter');
      await seeMessage(page, 'Meal Plan Updated');
    },
    { scriptsOnly: true },
  );

  looksGood('a trainer names foods', {
    'suggested foods': async ({ page }) => {
      await atTheDetails(page);
      await goInto(page, EXCLUDED);
      await page.keyboard.type('fish');
      await option(page, /^white fish/).waitFor();
    },
  });
});

/** Types a letter in every turn of the event loop until suggestions appear, and returns the number of letters. */
async function typeUntilSuggested(): Promise<number> {
  const { port1, port2 } = new MessageChannel();
  const turn = () =>
    new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage('');
    });
  let letters = 0;
  while (document.activeElement?.role !== 'combobox') {
    if (document.activeElement instanceof HTMLInputElement && document.execCommand('insertText', false, 'a'))
      letters += 1;
    await turn();
  }
  return letters;
}
