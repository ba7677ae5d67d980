import { hold } from '../../support/assigned-plan.ts';
import { journey, journeys, visit } from '../../support/browser.ts';
import { looksGood } from '../../support/looks.ts';
import { beSignedIn } from '../../support/session.ts';
import { BROWSER_ZONE, coached, type Person, person } from '../../support/world.ts';

/** A day as the customer counts it. It is another one than in UTC for an hour or two of each day. */
const daysAgo = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toLocaleDateString('sv', { timeZone: BROWSER_ZONE });

const shortDay = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(date),
  );

async function coachedWithDiary(): Promise<{ trainer: Person; customer: Person; tab: string }> {
  const trainer = await person('trainer');
  const customer = await person('customer', { name: 'Ann Lee' });
  await coached(trainer, customer);
  for (const ago of [0, 1, 2])
    await customer.api.POST('/api/nutrition/entries', {
      body: { kind: 'food', day: daysAgo(ago), meal: 'lunch', source: 'food:banana', amount: 200 },
    });
  return { trainer, customer, tab: `/trainer/customers/${customer.id}/nutrition` };
}

journeys('the diary of a customer', () => {
  journey('is read by their trainer until they hide it', async ({ page }) => {
    const { trainer, customer, tab } = await coachedWithDiary();
    await beSignedIn(page, trainer);
    await visit(page, tab);
    await page.getByRole('heading', { name: 'The last 4 weeks' }).waitFor();
    await page.getByText('178 of 2,200').first().waitFor();
    await page.getByRole('link', { name: shortDay(daysAgo(1)), exact: true }).click();
    await page.getByText('200 g · P 2.2').waitFor();
    await page.getByText('Usual goals').waitFor();
    await page.getByRole('link', { name: 'Next day' }).click();
    await page.getByRole('link', { name: 'Next day' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'All days' }).click();
    await customer.api.PUT('/api/nutrition/sharing', { body: { isShared: false } });
    await visit(page, tab);
    await page.getByText('Ann Lee does not show the diary').waitFor();
  });

  looksGood('the diary of a customer', {
    shown: async ({ page }) => {
      const { trainer, tab } = await coachedWithDiary();
      await beSignedIn(page, trainer);
      await visit(page, tab);
    },
    'a day': async ({ page }) => {
      const { trainer, customer, tab } = await coachedWithDiary();
      await hold(customer, trainer, { begins: 0 });
      await beSignedIn(page, trainer);
      await visit(page, `${tab}?date=${daysAgo(0)}`);
    },
  });
});
