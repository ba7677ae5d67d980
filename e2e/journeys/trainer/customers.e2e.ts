import { expect } from '@jest/globals';
import { withAnswers } from '../../support/answers.ts';
import { journey, journeys, visit } from '../../support/browser.ts';
import { expectPath, fillIn, follow, press, seeHeading } from '../../support/forms.ts';
import { beSignedIn } from '../../support/session.ts';
import { coached, people, person } from '../../support/world.ts';

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
});
