import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from '../../../backend/test/support/eventually.ts';
import { journey, journeys, visit } from '../../support/browser.ts';
import { follow, press } from '../../support/forms.ts';
import { running, signInFollower } from '../../support/holder.ts';
import { type Person } from '../../support/world.ts';

async function readTicks(customer: Person, id: string) {
  const { data } = await customer.api.GET('/api/meal-plans/{id}/prep', { params: { path: { id } } });
  return data?.ticked;
}

journeys('the meal prep guide', () => {
  const onion = (page: Page) => page.getByRole('checkbox', { name: /onion/ }).first();

  journey('keeps its checkmarks', async ({ page }) => {
    const { customer, id } = await signInFollower(page, running);
    await visit(page, `/my-meal-plans/${id}?tab=prep`);
    await page.getByText('Total prep time').waitFor();
    for (const group of ['Produce & Fresh Items', 'Dairy & Refrigerated'])
      await page.getByRole('heading', { name: group }).waitFor();
    await page.getByText(/FoodSafety\.gov/).waitFor();
    await onion(page).click();
    await page.getByText('1/3 checked').waitFor();
    const [, steps] = (await page.getByText(/^0\/\d+ completed$/).textContent())?.split('/') ?? [];
    await page.getByRole('checkbox', { name: /^1\. Dice/ }).click();
    await page.getByText(`1/${steps}`).waitFor();
    await eventually(async () => (await readTicks(customer, id))?.length === 2);
    await page.reload();
    await page.getByText('1/3 checked').waitFor();
    await page.getByText(`1/${steps}`).waitFor();
    expect(await onion(page).getAttribute('aria-checked')).toBe('true');
    await visit(page, `/my-meal-plans/${id}?tab=prep`);
    await onion(page).click();
    await page.getByText('0/3 checked').waitFor();
    await eventually(async () => (await readTicks(customer, id))?.join() === 'do:1');
  });

  journey(
    'is checked by keyboard, and reverts what could not be saved',
    async ({ page, expectComplaint }) => {
      const { customer, id } = await signInFollower(page, running);
      await visit(page, `/my-meal-plans/${id}?tab=prep`);
      const pattern = `**/my-meal-plans/${id}/ticks.data`;
      await page.route(pattern, (route) => route.abort());
      expectComplaint('ERR_FAILED');
      await onion(page).focus();
      await page.keyboard.press('Space');
      await page.getByText('Not saved').waitFor();
      expect(await onion(page).getAttribute('aria-checked')).toBe('false');
      await page.getByText('0/3 checked').waitFor();
      await page.unroute(pattern);
      await page.keyboard.press('Space');
      await page.getByText('1/3 checked').waitFor();
      await eventually(async () => (await readTicks(customer, id))?.length === 1);
      expect(await page.getByText('Not saved').count()).toBe(0);
      await page.route(pattern, (route) => route.abort());
      await press(page, 'Uncheck all');
      await page.getByText('Not saved').waitFor();
      await page.getByText('1/3 checked').waitFor();
      expect(await readTicks(customer, id)).toHaveLength(1);
    },
    { scriptsOnly: true },
  );

  journey('is unchecked as a whole for the next cycle', async ({ page }) => {
    const { customer, id } = await signInFollower(page, running);
    await visit(page, `/my-meal-plans/${id}?tab=prep`);
    await page.getByText('0/3 checked').waitFor();
    expect(await page.getByRole('button', { name: 'Uncheck all' }).count()).toBe(0);
    await onion(page).click();
    await eventually(async () => (await readTicks(customer, id))?.length === 1);
    await page.reload();
    await press(page, 'Uncheck all');
    await page.getByText('0/3 checked').waitFor();
    await eventually(async () => (await readTicks(customer, id))?.length === 0);
    await onion(page).click();
    await page.getByText('1/3 checked').waitFor();
    await eventually(async () => (await readTicks(customer, id))?.length === 1);
  });

  journey(
    'can show another week while a checkmark is being saved',
    async ({ page }) => {
      const { id } = await signInFollower(page, { days: 10, begins: 0 });
      await visit(page, `/my-meal-plans/${id}?tab=prep`);
      const ticks = `**/my-meal-plans/${id}/ticks.data`;
      const ticked = page.waitForResponse(ticks);
      const turned = page.waitForRequest((request) => request.url().includes('week=2'));
      await page.route(ticks, async (route) => {
        await turned;
        await route.continue();
      });
      await page.route(`**/my-meal-plans/${id}.data?*`, async (route) => {
        await ticked;
        await route.continue();
      });
      await onion(page).click();
      await follow(page, 'Week 2');
      await page.getByText('For week 2 of 2, days 8 to 10.').waitFor();
      await page.getByText('0/3 checked').waitFor();
    },
    { scriptsOnly: true },
  );

  journey('exists for each week, with packages on request', async ({ page }) => {
    const { id } = await signInFollower(page, { days: 10, begins: 0 });
    await visit(page, `/my-meal-plans/${id}?tab=prep`);
    await onion(page).click();
    await page.getByText('1/3 checked').waitFor();
    await follow(page, 'Show packages');
    await page.getByText('1 bottle of 1,000 g, 50 g less than planned').waitFor();
    await page.getByText('1/3 checked').waitFor();
    await follow(page, 'Week 2');
    await page.getByText('For week 2 of 2, days 8 to 10.').waitFor();
    await page.getByText('0/3 checked').waitFor();
    await page.getByText('1 bottle of 1,000 g, 550 g left over').waitFor();
  });

  journey('is only a shopping list for a plan without prep', async ({ page }) => {
    const { id } = await signInFollower(page, { hasPrep: false });
    await visit(page, `/my-meal-plans/${id}?tab=prep`);
    await page.getByRole('heading', { name: 'No Meal Prep Guide Available' }).waitFor();
    await onion(page).click();
    await page.getByText('1/3 checked').waitFor();
    expect(await page.getByText('Meal Prep Steps').count()).toBe(0);
  });
});
