import { expect } from '@jest/globals';
import { linkIn } from '../../../backend/test/support/mailbox.ts';
import { hold } from '../../support/assigned-plan.ts';
import { journey, journeys, visit } from '../../support/browser.ts';
import { follow, press, seeHeading, seeMessage } from '../../support/forms.ts';
import { looksGood } from '../../support/looks.ts';
import { product } from '../../support/product.ts';
import { beSignedIn } from '../../support/session.ts';
import { coached, mailbox, type Person, person } from '../../support/world.ts';

const planUpdates = async ({ api }: Person) =>
  (await api.GET('/api/email-preferences')).data?.mealPlanUpdates;

/** The link to unsubscribe in the mail about a plan that was just assigned to this customer. */
async function linkInMailTo(customer: Person): Promise<string> {
  const trainer = await person('trainer');
  await coached(trainer, customer);
  await hold(customer, trainer);
  return linkIn(await mailbox.next(customer.email, /new meal plan/), '/unsubscribe/');
}

journeys('the emails of a customer', () => {
  journey('are chosen in the settings', async ({ page }) => {
    const customer = await person('customer');
    await beSignedIn(page, customer);
    await visit(page, '/profile');
    await follow(page, 'Open emails');
    const emails = page.getByRole('group', { name: 'Emails you get' });
    await emails.getByRole('checkbox', { name: /^Meal plan updates/ }).uncheck();
    await page.getByRole('radio', { name: 'On the 1st of each month' }).check();
    await page.getByRole('checkbox', { name: /^I agree that Mealwright sends me announcements/ }).check();
    await press(page, 'Save changes');
    await seeMessage(page, 'Email preferences saved');
    await page.getByText(/^You agreed to this here/).waitFor();
    expect((await customer.api.GET('/api/email-preferences')).data).toMatchObject({
      weeklyProgressSummaries: true,
      recipeRecommendations: true,
      mealPlanUpdates: false,
      marketingEmails: true,
      frequency: 'monthly',
    });
  });

  journey('are turned off signed out, only by the button of the page', async ({ page }) => {
    const customer = await person('customer');
    const link = await linkInMailTo(customer);
    await visit(page, link);
    await seeHeading(page, 'Unsubscribe');
    expect(await planUpdates(customer)).toBe(true);
    await press(page, 'Unsubscribe');
    await seeHeading(page, 'You are unsubscribed');
    expect(await planUpdates(customer)).toBe(false);
    await visit(page, `${link}x`);
    await page.getByText('This link is not complete.').waitFor();
  });

  journey('are turned off by a mail program, which has no browser and no session', async () => {
    const customer = await person('customer');
    const link = await linkInMailTo(customer);
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const answer = await fetch(link, { method: 'POST', body, redirect: 'manual' });
    expect([answer.status, await planUpdates(customer)]).toEqual([200, false]);
    await customer.api.PUT('/api/email-preferences', { body: { mealPlanUpdates: true } });
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    const again = await fetch(link, { method: 'POST', body: form, redirect: 'manual' });
    expect([again.status, await planUpdates(customer)]).toEqual([200, false]);
    const headers = { Origin: 'https://evil.example' };
    const foreign = await fetch(new URL(link, product.url), { method: 'POST', body, headers });
    expect(foreign.status).toBe(403);
  });

  looksGood('a customer', {
    'email settings': async ({ page }) => {
      await beSignedIn(page, await person('customer'));
      await visit(page, '/settings/emails');
    },
    unsubscribe: async ({ page }) => visit(page, await linkInMailTo(await person('customer'))),
    'an incomplete link to unsubscribe': ({ page }) => visit(page, '/unsubscribe/none'),
  });
});
