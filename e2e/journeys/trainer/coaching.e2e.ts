import { expect } from '@jest/globals';
import { journey, journeys, visit } from '../../support/browser.ts';
import { expectPath, expectRefused, fillIn, follow, press, seeMessage } from '../../support/forms.ts';
import { looksGood } from '../../support/looks.ts';
import { beSignedIn } from '../../support/session.ts';
import { coached, person } from '../../support/world.ts';

async function createCoaching() {
  const [trainer, nora] = [
    await person('trainer', { name: 'Toni' }),
    await person('customer', { name: 'Nora Öz' }),
  ];
  await coached(trainer, nora);
  return { trainer, nora };
}

journeys('a coaching', () => {
  journey('has a fee and private notes, until the trainer ends it', async ({ page, scripts }) => {
    const { trainer, nora } = await createCoaching();
    await beSignedIn(page, trainer);
    await visit(page, `/trainer/customers/${nora.id}`);
    await follow(page, 'Coaching');
    await expectPath(page, `/trainer/customers/${nora.id}/coaching`);
    await fillIn(page, { Notes: 'Prefers mornings.' });
    await press(page, 'Save notes');
    await seeMessage(page, 'Private notes saved');
    expect(await page.getByLabel('Notes', { exact: true }).inputValue()).toBe('Prefers mornings.');
    await fillIn(page, { Amount: 'a lot' });
    await page.getByLabel('Currency').selectOption('EUR');
    await expectRefused(page, 'Save fee', ['Please enter an amount with at most two decimals']);
    await fillIn(page, { Amount: '89.50' });
    await press(page, 'Save fee');
    await seeMessage(page, 'Monthly fee saved');
    await page.getByText('€89.50 a month', { exact: true }).waitFor();
    await follow(page, 'End coaching');
    const question = scripts ? page.getByRole('dialog') : page.getByRole('main');
    await question.getByText('End the coaching of Nora Öz?').waitFor();
    await press(page, 'End coaching');
    await seeMessage(page, 'You no longer coach Nora Öz.');
    await expectPath(page, '/trainer/customers');
    await page.getByText('No Customers Yet').waitFor();
  });

  journey('is ended by the customer, too', async ({ page }) => {
    const { trainer, nora } = await createCoaching();
    await beSignedIn(page, nora);
    await visit(page, '/customer/profile');
    await page.getByText(/^Your trainer since [A-Z][a-z]{2} \d+, \d{4}$/).waitFor();
    await follow(page, 'End coaching by Toni');
    await page.getByText('no longer sees anything of you').waitFor();
    await press(page, 'End coaching');
    await seeMessage(page, 'Toni no longer coaches you.');
    await page.getByText('Nobody coaches you now.').waitFor();
    const { data } = await trainer.api.GET('/api/trainer/customers');
    expect(data?.total).toBe(0);
  });

  looksGood('a trainer', {
    'the terms of a coaching': async ({ page }) => {
      const { trainer, nora } = await createCoaching();
      await beSignedIn(page, trainer);
      await visit(page, `/trainer/customers/${nora.id}/coaching`);
    },
  });
});
