import { expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { eventually } from '../../../backend/test/support/eventually.ts';
import { DESKTOP, journey, journeys, visit } from '../../support/browser.ts';
import { expectPath, follow, press, seeHeading, seeMessage } from '../../support/forms.ts';
import { running, signInFollower } from '../../support/holder.ts';
import { looksGood } from '../../support/looks.ts';
import { beSignedIn } from '../../support/session.ts';
import { loseFacts, loseMeals, person } from '../../support/world.ts';

const cardNames = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();

/**
 * Returns, for each meal, the offset of its drawing in the file of all drawings. A meal without one returns its mask.
 */
const drawnMeals = (place: Locator): Promise<string[]> =>
  place.locator('.meal-drawn').evaluateAll((badges) =>
    badges.map((badge) => {
      const { maskImage, maskPosition } = getComputedStyle(badge, '::before');
      return maskImage.includes('meal-icons') ? (maskPosition.split(' ')[0] ?? '') : maskImage;
    }),
  );

journeys('a customer’s meal plans', () => {
  journey('begin with today’s meals', async ({ page }) => {
    const { id, name } = await signInFollower(page, running);
    await visit(page, '/my-meal-plans');
    await seeHeading(page, 'My Fitness Dashboard');
    const today = page.getByRole('region', { name: 'Today’s meals' });
    await today.getByRole('heading', { name: /^Day 3.*Today$/ }).waitFor();
    expect(await today.getByRole('list').getByRole('listitem').count()).toBe(7);
    expect(await today.getByText(/(within|outside) target/i).count()).toBe(0);
    const card = page.getByRole('article').filter({ hasText: name });
    for (const text of ['7 Day Plan', 'Weight Loss', 'Active', '1,500 kcal', '90 g', 'For: Cleo'])
      await card.getByText(text, { exact: true }).waitFor();
    expect(await drawnMeals(today)).toEqual(['0%', '25%', '50%']);
    expect(await drawnMeals(card)).toEqual(['0%', '25%', '50%']);
    for (const text of ['3 meals per day', '21 meals']) await card.getByText(text, { exact: true }).waitFor();
    await page.getByText('Primary Goal').waitFor();
    await today.getByRole('link', { name: 'Onion soup' }).first().click();
    await page.getByText('Nutrition of the portion (1 serving)').waitFor();
    await expectPath(page, `${new URL(page.url()).pathname}?day=3&meal=1`);
    expect(page.url()).toContain(`/my-meal-plans/${id}/recipes/`);
  });

  journey(
    'open over the list with their recipes, and closing returns to it',
    async ({ page, scripts }) => {
      const { id, name } = await signInFollower(page, running);
      await visit(page, '/customer?search=soup');
      await page.getByRole('article').getByRole('link', { name, exact: true }).click();
      const place = scripts ? page.getByRole('dialog', { name }) : page.getByRole('main');
      await place.getByText('7 days (cycles weekly)').waitFor();
      await place.getByText(/by Tess Hill/).waitFor();
      await place.getByText('Repeats every 7 days.').waitFor();
      await place.getByRole('heading', { name: /^Day 3.*Today$/ }).waitFor();
      await place.getByRole('link', { name: 'Meal Prep Guide' }).click();
      await place.getByText('0/3 checked').waitFor();
      await place.getByRole('link', { name: 'Meal Schedule' }).click();
      await place.getByRole('link', { name: 'Onion soup' }).nth(4).click();
      const recipe = scripts ? page.getByRole('dialog', { name: 'Onion soup' }) : page.getByRole('main');
      await recipe.getByText('All 2 servings').first().waitFor();
      if (!scripts) {
        await follow(page, 'Meal plan');
        return expect(page.url()).toContain(`/my-meal-plans/${id}?week=1#day-2-meal-2`);
      }
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name }).waitFor();
      await page.keyboard.press('Escape');
      await page.waitForURL((url) => url.pathname === '/customer');
      await expectPath(page, '/customer?search=soup');
      await page.getByText('Showing 1 of 1 meal plans').waitFor();
    },
    { viewport: DESKTOP },
  );

  journey('say at a recipe what is cooked at once, and which meals are leftovers', async ({ page }) => {
    const { id } = await signInFollower(page, { ...running, hasLeftovers: true });
    await visit(page, `/my-meal-plans/${id}`);
    const main = page.getByRole('main');
    await main.getByText('Cook 2 servings, also for').first().waitFor();
    await main.getByRole('link', { name: 'Onion soup' }).nth(2).click();
    await main.getByText('Cook 2 servings, also for day 2').waitFor();
    await main.getByText('Cooked at once: 2 servings').first().waitFor();
    expect(await main.getByText('All 2 servings').count()).toBe(0);
    await follow(page, 'Meal plan');
    await main.getByRole('link', { name: 'Onion soup' }).nth(4).click();
    await main.getByText('Leftovers from day 1').waitFor();
  });

  journey('open as a page on a phone, with their recipes', async ({ page }) => {
    const { name } = await signInFollower(page, running);
    await visit(page, '/customer?search=soup');
    await page.getByRole('article').getByRole('link', { name, exact: true }).click();
    await seeHeading(page, name);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('main').getByRole('link', { name: 'Onion soup' }).first().click();
    await seeHeading(page, 'Onion soup');
    await follow(page, 'Meal plan');
    await seeHeading(page, name);
    await follow(page, 'My Fitness Dashboard');
    await seeHeading(page, 'My Fitness Dashboard');
  });

  journey(
    'are printed completely, without the list below',
    async ({ page }) => {
      const { name } = await signInFollower(page, running);
      await visit(page, '/my-meal-plans');
      await page.getByRole('article').getByRole('link', { name, exact: true }).click();
      const plan = page.getByRole('dialog', { name });
      await plan.getByRole('heading', { name: /^Day 7/ }).waitFor();
      const list = page.getByRole('heading', { name: 'My meal plans', includeHidden: true });
      expect(await list.isVisible()).toBe(true);
      await page.emulateMedia({ media: 'print' });
      expect(await list.isVisible()).toBe(false);
      expect(await plan.getByRole('heading', { name: /^Day 7/ }).isVisible()).toBe(true);
      const hidden = await plan.evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight);
      expect(hidden).toBe(0);
    },
    { scriptsOnly: true, viewport: DESKTOP },
  );

  journey('are shown a week at a time, beginning with the current one', async ({ page }) => {
    const { id } = await signInFollower(page, { days: 10, begins: -18 });
    await visit(page, `/my-meal-plans/${id}`);
    await page.getByText('Repeats every 10 days.').waitFor();
    await page.getByRole('heading', { name: /^Day 9.*Today$/ }).waitFor();
    expect(await page.getByRole('heading', { name: /^Day \d/ }).count()).toBe(3);
    await follow(page, 'Week 1');
    await page.getByRole('heading', { name: /^Day 1 / }).waitFor();
    expect(await page.getByRole('heading', { name: /^Day \d/ }).count()).toBe(7);
  });

  journey('are searched, filtered, and sorted', async ({ page }) => {
    await signInFollower(
      page,
      { planName: 'Beta', days: 3, fitnessGoal: 'bulking' },
      { planName: 'Alpha', days: 5 },
      { planName: 'Gamma', days: 9, fitnessGoal: 'bulking' },
    );
    await visit(page, '/customer/meal-plans');
    await page.getByText('Showing 3 of 3 meal plans').waitFor();
    expect(await cardNames(page)).toEqual(['Gamma', 'Alpha', 'Beta']);
    await page.getByText('Filters').click();
    await page.getByLabel('Sort By').selectOption('Name');
    await press(page, 'Apply');
    await page.getByText('1 active').waitFor();
    await eventually(async () => (await cardNames(page)).join() === 'Alpha,Beta,Gamma');
    await page.getByLabel('Fitness Goal').selectOption('Bulking');
    await press(page, 'Apply');
    await page.getByText('Showing 2 of 3 meal plans').waitFor();
    await page.getByText('Filtered', { exact: true }).waitFor();
    await page.getByLabel('Search meal plans').fill('alp');
    await press(page, 'Search');
    await page.getByText('No matching meal plans').waitFor();
    await expectPath(page, '/customer/meal-plans?search=alp&fitnessGoal=bulking&sort=name');
    await follow(page, 'Clear All Filters');
    await page.getByText('Showing 3 of 3 meal plans').waitFor();
    await visit(page, '/customer/meal-plans?sort=days');
    await follow(page, 'Reset');
    await eventually(async () => (await cardNames(page)).join() === 'Gamma,Alpha,Beta');
  });

  journey('are deleted after a confirmation', async ({ page, scripts }) => {
    const { name } = await signInFollower(page, running);
    await visit(page, '/customer?sort=name');
    await follow(page, `Delete ${name}`);
    if (scripts) await page.getByRole('dialog', { name: 'Delete Meal Plan' }).waitFor();
    else await seeHeading(page, 'Delete Meal Plan');
    await page.getByText('This action cannot be undone.').waitFor();
    await (scripts ? press(page, 'Cancel') : follow(page, 'Cancel'));
    await page.getByRole('article').filter({ hasText: name }).waitFor();
    await follow(page, `Delete ${name}`);
    await press(page, 'Delete');
    await seeMessage(page, 'Meal plan deleted successfully');
    await page.getByText('Your trainer has been notified that you deleted yours.').waitFor();
    await expectPath(page, '/customer?sort=name');
  });

  journey('run until the next one starts', async ({ page }) => {
    const { name } = await signInFollower(page, running, { planName: 'Next soup', begins: 3 });
    expect(name).not.toBe('Next soup');
    await visit(page, '/my-meal-plans');
    const today = page.getByRole('region', { name: 'Today’s meals' });
    await today.getByRole('heading', { name: /^Day 3.*Today$/ }).waitFor();
    await today.getByText(/^Your next plan, Next soup, starts \w+, \w+ \d+\.$/).waitFor();
    const week = today.getByRole('list').last().getByRole('listitem');
    expect(await week.count()).toBe(7);
    expect(await week.filter({ hasText: 'Next soup' }).count()).toBe(4);
    await page
      .getByRole('article')
      .filter({ hasText: 'Next soup' })
      .getByText(/^Starts /)
      .waitFor();
  });

  journey('say when they begin, and show no meals for today before that', async ({ page }) => {
    const { id, name } = await signInFollower(page, { begins: 1 });
    await visit(page, '/my-meal-plans');
    await page.getByText(new RegExp(`“${name}” starts \\w+, \\w+ \\d+`)).waitFor();
    await page.getByRole('heading', { name: 'Its first week' }).waitFor();
    await visit(page, `/my-meal-plans/${id}`);
    await page.getByText(/^Starts \w+, \w+ \d+$/).waitFor();
    expect(await page.getByText('Today', { exact: true }).count()).toBe(0);
  });

  journey('say so if they are corrupt, and can be deleted', async ({ page }) => {
    const { id, name } = await signInFollower(page, running);
    await loseMeals(id);
    await visit(page, '/my-meal-plans');
    await page.getByText('Error: Invalid meal plan data').waitFor();
    await page.getByRole('link', { name: `Delete ${name}` }).waitFor();
    await visit(page, `/my-meal-plans/${id}`);
    await page.getByText('Invalid meal plan data. Cannot display details.').waitFor();
    await loseFacts(id);
    await visit(page, '/my-meal-plans');
    await page.getByRole('heading', { name: 'Error Loading Meal Plans' }).waitFor();
    await page.getByRole('link', { name: 'Try Again' }).waitFor();
  });

  journey('can be downloaded as a PDF and as a calendar', async ({ page }) => {
    const { id, name } = await signInFollower(page, running);
    await visit(page, `/my-meal-plans/${id}`);
    await follow(page, 'Export PDF');
    await seeHeading(page, 'Export PDF');
    await page.getByLabel('Letter').check();
    const [pdf] = await Promise.all([page.waitForEvent('download'), press(page, 'Export PDF')]);
    expect(pdf.suggestedFilename()).toBe(`${name}.pdf`);
    await follow(page, 'Back to the plan');
    const [calendar] = await Promise.all([page.waitForEvent('download'), follow(page, 'Add to calendar')]);
    expect(calendar.suggestedFilename()).toMatch(/\.ics$/);
  });

  journey('do not include those of others', async ({ page, another }) => {
    const { id } = await signInFollower(page, running);
    const stranger = await another();
    await beSignedIn(stranger, await person('customer'));
    const own = ['', '?tab=prep', '/delete'].map((path) => `/my-meal-plans/${id}${path}`);
    for (const path of [...own, `/meal-plans/${id}/export`]) {
      await visit(stranger, path);
      await seeHeading(stranger, 'Page Not Found');
    }
  });
});

journeys('the look of meal plans', () => {
  let id = '';
  looksGood('meal plans', {
    'the dashboard': async ({ page }) => {
      // The longest word among the goals.
      id = (await signInFollower(page, { ...running, fitnessGoal: 'maintenance' })).id;
      await visit(page, '/my-meal-plans');
    },
    'nothing found': ({ page }) => visit(page, '/my-meal-plans?search=nothing'),
    'the question before deleting': ({ page }) => visit(page, `/my-meal-plans/${id}/delete`),
    'a plan': ({ page }) => visit(page, `/my-meal-plans/${id}`),
    'a plan over the dashboard': async ({ page }) => {
      await page.setViewportSize(DESKTOP);
      await visit(page, '/my-meal-plans');
      await page.getByRole('article').getByRole('link').first().click();
      await page.getByRole('dialog').getByText('Average per day').waitFor();
    },
    'a recipe of it': async ({ page }) => {
      await visit(page, `/my-meal-plans/${id}`);
      await page.getByRole('link', { name: 'Onion soup' }).first().click();
      await page.getByText('Nutrition of the portion (1 serving)').waitFor();
    },
    'the prep guide, ticked': async ({ page }) => {
      await visit(page, `/my-meal-plans/${id}?tab=prep&packages=1`);
      await page.getByRole('checkbox').first().click();
      await page.getByText('1/3 checked').waitFor();
    },
    'what a PDF is to be': ({ page }) => visit(page, `/my-meal-plans/${id}/export`),
    'a plan that cannot be shown': async ({ page }) => {
      await loseMeals(id);
      await visit(page, `/my-meal-plans/${id}`);
    },
  });
});
