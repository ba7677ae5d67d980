import { journeys, type Visit, visit } from '../../support/browser.ts';
import { letAWeekPass } from '../../support/database.ts';
import { expectRefused } from '../../support/forms.ts';
import { looksGood } from '../../support/looks.ts';
import { routeTableFor } from '../../support/route-table.ts';
import { beSignedIn } from '../../support/session.ts';
import { invitation, newAddress, person } from '../../support/world.ts';

journeys('what a trainer sees', () => {
  routeTableFor('trainer', () => person('trainer'));

  looksGood('a trainer', {
    home: async ({ page }) => {
      await beSignedIn(page, await person('trainer'));
      await visit(page, '/trainer');
    },
    'profile, nobody invited': ({ page }) => visit(page, '/trainer/profile'),
    'customers, nobody yet': ({ page }) => visit(page, '/trainer/customers'),
    'customers, one of them': async (visitor) => {
      await becomeBusy(visitor);
      await visit(visitor.page, '/trainer/customers');
    },
    'customers, nobody found': ({ page }) => visit(page, '/trainer/customers?search=nobody-of-this-name'),
    'profile, invitations in every state': ({ page }) => visit(page, '/trainer/profile'),
    'an invitation, refused': async ({ page }) => {
      await visit(page, '/trainer/profile');
      await expectRefused(page, 'Send invitation', ['Please enter a customer email address.']);
    },
    'withdrawing an invitation': async ({ page, scripts }) => {
      await visit(page, '/trainer/profile');
      await page.getByRole('link', { name: 'Withdraw' }).click();
      if (scripts) await page.getByRole('dialog').waitFor();
    },
    'the page that asks before withdrawing': async ({ page }) => {
      await visit(page, '/trainer/profile');
      const path = await page.getByRole('link', { name: 'Withdraw' }).getAttribute('href');
      await visit(page, path ?? '');
    },
  });
});

/** Gives the trainer a customer and three invitations: one pending, one accepted, and one expired. */
async function becomeBusy({ page }: Visit): Promise<void> {
  const [trainer, customer] = [await person('trainer'), await person('customer', { name: 'Nora Öz' })];
  const { token } = await invitation(trainer, customer.email);
  await customer.api.POST('/api/invitations/link', { body: { token } });
  const late = newAddress('late');
  await invitation(trainer, late);
  await letAWeekPass(late);
  await invitation(trainer, newAddress('a-long-name-that-has-no-place-to-break'));
  await beSignedIn(page, trainer);
}
