import { expect } from '@jest/globals';
import { withAnswers } from '../../support/answers.ts';
import { hold } from '../../support/assigned-plan.ts';
import { journey, journeys, visit } from '../../support/browser.ts';
import { expectPath, fillIn, follow, press, seeHeading } from '../../support/forms.ts';
import { looksGood } from '../../support/looks.ts';
import { beSignedIn } from '../../support/session.ts';
import { coached, people, person } from '../../support/world.ts';

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const broken = async () =>
  Response.json({ statusCode: 500, code: 'unexpected', message: 'Something broke' }, { status: 500 });

/** Creates a trainer with more customers than a page shows, named Client 01 to Client 23 and Zoë Lindqvist. */
async function aBusyTrainer() {
  const trainer = await person('trainer');
  const names = Array.from({ length: 23 }, (_, at) => `Client ${String(at + 1).padStart(2, '0')}`);
  await coached(trainer, ...(await people([...names, 'Zoë Lindqvist'].map((name) => ({ name })))));
  return trainer;
}

journeys('the customers of a trainer', () => {
  journey('show an error if they cannot be read, and the rest of the page stays', async ({ page }) => {
    await beSignedIn(page, await person('trainer'));
    await withAnswers(page, { 'GET /api/trainer/customers': broken }, async (url) => {
      await visit(page, `${url}/trainer/customers`);
      await seeHeading(page, 'Customers');
      await page.getByText('Failed to load customers').waitFor();
      await page.getByText('Failed to fetch customers').waitFor();
      await page.getByRole('link', { name: 'Retry' }).waitFor();
      await page.getByRole('button', { name: 'Send invitation' }).waitFor();
    });
  });

  journey('are searched by words in any order, whatever their accents', async ({ page }) => {
    await beSignedIn(page, await aBusyTrainer());
    await visit(page, '/trainer/customers');
    await page.getByText('24 Customers').waitFor();
    await fillIn(page, { 'Search customers': 'lindqvist zoe' });
    await press(page, 'Search');
    await page.getByText('1 customer found').waitFor();
    const rows = page.getByRole('table', { name: 'Your customers' }).getByRole('row');
    expect(await rows.count()).toBe(1 + 1);
    await rows.getByRole('link', { name: 'Zoë Lindqvist', exact: true }).waitFor();
    await fillIn(page, { 'Search customers': 'nobody of this name' });
    await press(page, 'Search');
    await page.getByText('No Matching Customers').waitFor();
    await follow(page, 'Show all customers');
    await expectPath(page, '/trainer/customers');
    await page.getByRole('link', { name: 'Page 2 of 2' }).waitFor();
  });

  journey('are sorted and paged, and a search keeps the order', async ({ page }) => {
    await beSignedIn(page, await aBusyTrainer());
    await visit(page, '/trainer/customers');
    const names = page.getByRole('rowheader').getByRole('link');
    await page.getByRole('navigation', { name: 'Sort by' }).getByRole('link', { name: 'Name' }).click();
    await names.first().getByText('Client 01').waitFor();
    await expectPath(page, '/trainer/customers?sort=name');
    expect(await names.count()).toBe(20);
    await follow(page, 'Next page');
    await names.first().getByText('Client 21').waitFor();
    expect(await names.allTextContents()).toEqual(['Client 21', 'Client 22', 'Client 23', 'Zoë Lindqvist']);
    await expectPath(page, '/trainer/customers?sort=name&page=2');
    await fillIn(page, { 'Search customers': 'client' });
    await press(page, 'Search');
    await names.first().getByText('Client 01').waitFor();
    await visit(page, '/trainer/customers?search=client&sort=name&page=99');
    await expectPath(page, '/trainer/customers?search=client&sort=name&page=2');
    expect(await names.allTextContents()).toEqual(['Client 21', 'Client 22', 'Client 23']);
  });

  journey('show at a glance how they do, and who needs attention', async ({ page }) => {
    const { trainer } = await aTrainerWhoIsNeeded();
    await beSignedIn(page, trainer);
    await visit(page, '/trainer/customers');
    const rows = page.getByRole('table', { name: 'Your customers' }).getByRole('row');
    const nora = rows.filter({ hasText: 'Nora Öz' });
    for (const text of ['80.2 kg', '−1.3 kg', 'Day 3 of 30', 'Plan breaks: Vegan'])
      await nora.getByText(text).waitFor();
    const carl = rows.filter({ hasText: 'Carl Fine' });
    expect(await carl.getByRole('list', { name: 'Needs attention' }).count()).toBe(0);
    await page.getByRole('navigation', { name: 'Show' }).getByText('Need attention (2)').click();
    await expectPath(page, '/trainer/customers?show=attention');
    await page.getByText('2 customers found').waitFor();
    expect(await carl.count()).toBe(0);
    await rows.filter({ hasText: 'Ben Weiss' }).getByText('No meal plan').waitFor();
    await page.getByRole('navigation', { name: 'Sort by' }).getByRole('link', { name: 'Weigh-in' }).click();
    await expectPath(page, '/trainer/customers?sort=weigh-in&show=attention');
    await page.getByRole('rowheader').first().getByText('Nora Öz').waitFor();
  });

  looksGood('the customers of a trainer', {
    'who need attention': async ({ page }) => {
      await beSignedIn(page, (await aTrainerWhoIsNeeded()).trainer);
      await visit(page, '/trainer/customers');
    },
  });
});

/** Creates a trainer of three customers: one of them has all, one no plan, and one follows a plan that breaks their profile. */
async function aTrainerWhoIsNeeded() {
  const trainer = await person('trainer');
  const [nora, ben, carl] = [
    await person('customer', { name: 'Nora Öz' }),
    await person('customer', { name: 'Ben Weiss' }),
    await person('customer', { name: 'Carl Fine' }),
  ];
  await coached(trainer, nora, ben, carl);
  await hold(nora, trainer, { planName: 'Soup week', days: 30, begins: -2 });
  await hold(carl, trainer, { planName: 'Bread weeks', days: 30, begins: -2 });
  for (const [measurementDate, weightKg] of [
    [daysAgo(6), 81.5],
    [daysAgo(1), 80.2],
  ] as const)
    await nora.api.POST('/api/progress/measurements', { body: { measurementDate, weightKg } });
  await nora.api.PUT('/api/profile', { body: { dietaryRestrictions: ['Vegan'] } });
  return { trainer };
}
