import { journeys, type Visit, visit } from '../../support/browser.ts';
import { expectRefused } from '../../support/forms.ts';
import { looksGood } from '../../support/looks.ts';
import { routeTableFor } from '../../support/route-table.ts';
import { beSignedIn } from '../../support/session.ts';
import { newAddress, people, person } from '../../support/world.ts';

journeys('the pages of an admin', () => {
  routeTableFor('admin', () => person('admin'));

  let customerPage = '';

  looksGood('an admin', {
    home: async ({ page }) => {
      await beSignedIn(page, await person('admin'));
      await visit(page, '/admin');
    },
    users: async ({ page }) => {
      await people(Array.from({ length: 22 }, () => ({ role: 'trainer' as const })));
      await visit(page, '/admin/users?role=trainer');
    },
    'users, none found': ({ page }) => visit(page, '/admin/users?search=nobody-at-all&status=disabled'),
    'a user with a history': async (visitor) => {
      customerPage = await userWithHistory();
      await visit(visitor.page, customerPage);
    },
    'linking, refused': async ({ page }) => {
      await visit(page, customerPage);
      await expectRefused(page, 'Link trainer', ['No trainer has this email address.']);
    },
    'disabling a user': async ({ page, scripts }: Visit) => {
      await visit(page, customerPage);
      await page.getByRole('link', { name: 'Disable account' }).click();
      if (scripts) await page.getByRole('dialog').waitFor();
    },
    'the page that asks before disabling': ({ page }) => visit(page, `${customerPage}/status`),
    profile: ({ page }) => visit(page, '/admin/profile'),
  });
});

async function userWithHistory(): Promise<string> {
  const admin = await person('admin');
  const [customer, trainer] = await people([
    { role: 'customer', email: newAddress('a-long-name-that-has-no-place-to-break') },
    { role: 'trainer' },
  ]);
  await admin.api.POST('/api/admin/coachings', { body: { trainerId: trainer.id, customerId: customer.id } });
  const path = { params: { path: { id: customer.id } } };
  await admin.api.POST('/api/admin/users/{id}/disable', path);
  await admin.api.POST('/api/admin/users/{id}/enable', path);
  return `/admin/users/${customer.id}`;
}
