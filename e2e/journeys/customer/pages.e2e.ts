import { journeys, visit } from '../../support/browser.ts';
import { expectRefused, seeHeading } from '../../support/forms.ts';
import { looksGood } from '../../support/looks.ts';
import { routeTableFor } from '../../support/route-table.ts';
import { beSignedIn } from '../../support/session.ts';
import { invitation, person } from '../../support/world.ts';

journeys('what a customer sees', () => {
  routeTableFor('customer', () => person('customer'));

  looksGood('a customer', {
    'home, without a trainer': async ({ page }) => {
      await beSignedIn(page, await person('customer'));
      await visit(page, '/my-meal-plans');
    },
    'home, with a trainer': async ({ page }) => {
      const [trainer, customer] = [await person('trainer', { name: 'Tess Hill' }), await person('customer')];
      const { token } = await invitation(trainer, customer.email);
      await customer.api.POST('/api/invitations/link', { body: { token } });
      await beSignedIn(page, customer);
      await visit(page, '/my-meal-plans');
    },
    'an invitation': async ({ page }) => {
      const customer = await person('customer');
      await beSignedIn(page, customer);
      await visit(page, (await invitation(await person('trainer'), customer.email)).url);
    },
    profile: ({ page }) => visit(page, '/customer/profile'),
    security: ({ page }) => visit(page, '/settings/security'),
    'security, refused': async ({ page }) => {
      await visit(page, '/settings/security');
      await expectRefused(page, 'Change password', ['Password is required']);
    },
    'the menu': async ({ page }) => {
      await visit(page, '/my-meal-plans');
      const menu = page.getByRole('button', { name: 'Menu', exact: true });
      if (await menu.isVisible()) await menu.click();
    },
    'sign out': ({ page }) => visit(page, '/logout'),
    'page not found': async ({ page }) => {
      await visit(page, '/no/such/page');
      await seeHeading(page, 'Page Not Found');
    },
  });
});
