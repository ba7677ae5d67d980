import { expect } from '@jest/globals';
import { DESKTOP, journey, journeys, visit } from '../../support/browser.ts';
import {
  expectPath,
  expectRefused,
  fillIn,
  follow,
  press,
  seeHeading,
  seeMessage,
} from '../../support/forms.ts';
import { beSignedIn } from '../../support/session.ts';
import { newAddress, people, person } from '../../support/world.ts';

journeys('the users', () => {
  journey(
    'are searched, filtered and paged',
    async ({ page }) => {
      const word = newAddress('herd').split('@')[0] ?? '';
      const crowd = Array.from({ length: 23 }, (_, at) => ({
        role: at < 3 ? ('trainer' as const) : ('customer' as const),
        name: `${word} ${at}`,
        disabled: at === 5,
      }));
      await people(crowd);
      await beSignedIn(page, await person('admin'));
      await visit(page, '/admin');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' }).click();
      await seeHeading(page, 'Users');
      await fillIn(page, { 'Email or name': word });
      await press(page, 'Search');
      await page.getByText('23 users').waitFor();
      const rows = page.getByRole('table').getByRole('row');
      expect(await rows.count()).toBe(1 + 20);
      await follow(page, 'Next page');
      await page.getByRole('link', { name: 'Page 2 of 2', exact: true, includeHidden: false }).waitFor();
      await page.waitForURL('**page=2*');
      await page.locator('[aria-current=page]').getByText('2', { exact: true }).waitFor();
      expect(await rows.count()).toBe(1 + 3);
      await visit(page, `/admin/users?search=${word}&page=99`);
      await page.locator('[aria-current=page]').getByText('2', { exact: true }).waitFor();
      await expectPath(page, `/admin/users?search=${word}&page=2`);

      await page.getByLabel('Role').selectOption('trainer');
      await press(page, 'Search');
      await page.getByText('3 users', { exact: true }).waitFor();
      await expectPath(page, `/admin/users?search=${word}&role=trainer&status=`);
      await page.getByLabel('Role').selectOption('');
      await page.getByLabel('Status').selectOption('disabled');
      await press(page, 'Search');
      await page.getByText('1 user', { exact: true }).waitFor();
      await page
        .getByRole('row')
        .filter({ hasText: `${word} 5` })
        .getByText('Disabled')
        .waitFor();

      await fillIn(page, { 'Email or name': `${word} nobody` });
      await press(page, 'Search');
      await page.getByText('No one matches this search.').waitFor();
      await follow(page, 'Clear all');
      await page.waitForURL((url) => url.search === '');
    },
    { viewport: DESKTOP },
  );

  journey('can be disabled and enabled again', async ({ page, scripts, another }) => {
    const [admin, trainer] = [await person('admin'), await person('trainer')];
    const theirs = await another();
    await beSignedIn(theirs, trainer);
    await visit(theirs, '/trainer');
    await beSignedIn(page, admin);
    await visit(page, `/admin/users/${trainer.id}`);
    const question = scripts ? page.getByRole('dialog') : page.getByRole('main');
    await follow(page, 'Disable account');
    await question.getByText('Nothing is deleted.').waitFor();
    await question.getByRole('button', { name: 'Disable account' }).click();
    await seeMessage(page, `${trainer.email} can no longer sign in.`);

    await theirs.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
    await seeHeading(theirs, 'Sign In');
    await visit(theirs, '/login');
    await fillIn(theirs, { Email: trainer.email, Password: 'Br1ght&early' });
    await expectRefused(theirs, 'Sign In', ['This account has been closed.']);

    await follow(page, 'Enable account');
    await question.getByRole('button', { name: 'Enable account' }).click();
    await seeMessage(page, `${trainer.email} can sign in again.`);
    const history = page.getByRole('region', { name: 'History' });
    await history.getByText('Account disabled').waitFor();
    await history.getByText('Account enabled').waitFor();
    expect(await history.getByText(`by ${admin.email}`).count()).toBe(2);
    await fillIn(theirs, { Password: 'Br1ght&early' });
    await press(theirs, 'Sign In');
    await seeHeading(theirs, `Welcome, ${trainer.email.split('@')[0]}`);
  });

  journey('end in the state that two admins both wanted', async ({ page, another }) => {
    const [admin, colleague, customer] = [
      await person('admin'),
      await person('admin'),
      await person('customer'),
    ];
    const theirs = await another();
    await beSignedIn(page, admin);
    await beSignedIn(theirs, colleague);
    for (const [button, outcome] of [
      ['Disable account', 'can no longer sign in.'],
      ['Enable account', 'can sign in again.'],
    ] as const) {
      for (const asking of [page, theirs]) await visit(asking, `/admin/users/${customer.id}/status`);
      for (const asking of [page, theirs]) {
        await press(asking, button);
        await seeMessage(asking, `${customer.email} ${outcome}`);
      }
    }
  });

  journey('are linked and unlinked', async ({ page, scripts }) => {
    const [admin, trainer, customer] = [
      await person('admin'),
      await person('trainer'),
      await person('customer'),
    ];
    await beSignedIn(page, admin);
    await visit(page, `/admin/users/${customer.id}`);
    await fillIn(page, { 'Link a trainer by email': newAddress('nobody') });
    await expectRefused(page, 'Link trainer', ['No trainer has this email address.']);
    await fillIn(page, { 'Link a trainer by email': trainer.email });
    await press(page, 'Link trainer');
    await seeMessage(page, 'Customer and trainer are linked.');
    const { data } = await trainer.api.GET('/api/trainer/customers');
    expect(data?.customers.map(({ email }) => email)).toEqual([customer.email]);

    await page.getByRole('region', { name: 'Trainers' }).getByRole('link', { name: trainer.email }).click();
    await seeHeading(page, trainer.email);
    const customers = page.getByRole('region', { name: 'Customers' });
    await customers.getByRole('link', { name: 'Unlink' }).click();
    const question = scripts ? page.getByRole('dialog') : page.getByRole('main');
    await question.getByText('Unlink trainer and customer?').waitFor();
    await question.getByRole('button', { name: 'Unlink' }).click();
    await seeMessage(page, 'Customer and trainer are no longer linked.');
    await customers.getByText('None yet.').waitFor();
    await page.getByRole('region', { name: 'History' }).getByText('Unlinked: trainer and customer').waitFor();
  });

  journey('do not offer admins to disable themselves', async ({ page }) => {
    const admin = await person('admin');
    await beSignedIn(page, admin);
    await visit(page, `/admin/users/${admin.id}`);
    expect(await page.getByRole('link', { name: 'Disable account' }).count()).toBe(0);
    await visit(page, `/admin/users/${admin.id}/status`);
    await press(page, 'Disable account');
    await seeMessage(page, 'You cannot disable your own account. Ask another admin.');
  });
});
