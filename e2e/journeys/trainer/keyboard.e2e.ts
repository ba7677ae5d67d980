import { expect } from '@jest/globals';
import { DESKTOP, journey, journeys, visit } from '../../support/browser.ts';
import { expectPath, isFocused, seeHeading, seeMessage } from '../../support/forms.ts';
import { seeFocus, tabTo } from '../../support/keyboard.ts';
import { beSignedIn } from '../../support/session.ts';
import { newAddress, PASSWORD, people, person } from '../../support/world.ts';

journeys('by keyboard alone', () => {
  journey('a trainer signs in, invites and signs out on a small screen', async ({ page, scripts }) => {
    const [[{ email }], address] = [await people([{ role: 'trainer' }]), newAddress('typed')];
    const { keyboard } = page;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await visit(page, '/login');
    await keyboard.press('Tab');
    await seeFocus(page.getByRole('link', { name: 'Skip to content' }));
    await keyboard.press('Enter');
    await keyboard.press('Tab');
    await seeFocus(page.getByLabel('Email'));
    await keyboard.type(email);
    await keyboard.press('Tab');
    await keyboard.type(PASSWORD);
    await keyboard.press('Enter');
    await seeHeading(page, `Welcome, ${email.split('@')[0]}`);

    const menu = page.locator('#side-menu');
    await tabTo(page, button('Menu'));
    await keyboard.press('Enter');
    await menu.getByText('v2.0').waitFor();
    await keyboard.press('Tab');
    expect(await isFocused(menu.getByRole('button', { name: 'Close menu' }))).toBe(true);
    await keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await seeFocus(button('Menu'));

    await tabTo(page, page.getByRole('link', { name: 'Invite a customer', exact: true }));
    await keyboard.press('Enter');
    await seeHeading(page, 'Customers');
    await tabTo(page, page.getByLabel('Customer email'));
    await keyboard.type(address);
    await tabTo(page, button('Send invitation'));
    await keyboard.press('Space');
    await seeMessage(page, 'Invitation Sent');

    const withdraw = page.getByRole('link', { name: 'Withdraw' });
    await tabTo(page, withdraw);
    await keyboard.press('Enter');
    if (scripts) {
      await page.getByRole('dialog').waitFor();
      await keyboard.press('Tab');
      expect(await page.getByRole('dialog').locator(':focus').count()).toBe(1);
      await keyboard.press('Escape');
      await seeFocus(withdraw);
    } else {
      await seeHeading(page, 'Withdraw this invitation?');
      await tabTo(page, page.getByRole('link', { name: 'Cancel' }));
      await keyboard.press('Enter');
      await seeHeading(page, 'Customers');
    }

    await tabTo(page, button('Menu'));
    await keyboard.press('Space');
    await tabTo(page, menu.getByRole('button', { name: 'Sign Out' }));
    await keyboard.press('Enter');
    await seeHeading(page, 'Sign In');
  });

  journey(
    'the account menu of a wide screen opens, closes and signs out',
    async ({ page, scripts }) => {
      const { keyboard } = page;
      await beSignedIn(page, await person('trainer'));
      await visit(page, '/trainer');
      const summary = page.locator('summary').filter({ hasText: 'Account menu' });
      await tabTo(page, summary);
      await keyboard.press('Enter');
      const profile = page.getByRole('banner').getByRole('link', { name: 'Profile' });
      await profile.waitFor();
      if (scripts) {
        await tabTo(page, profile);
        await keyboard.press('Escape');
        await profile.waitFor({ state: 'hidden' });
        await seeFocus(summary);
        await keyboard.press('Enter');
      }
      await tabTo(page, profile);
      await keyboard.press('Enter');
      await seeHeading(page, 'My Profile');
      await expectPath(page, '/trainer/profile');
      if (scripts) await seeFocus(page.getByRole('heading', { level: 1 }));

      await tabTo(page, summary);
      await keyboard.press('Space');
      await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Logout' }));
      await keyboard.press('Enter');
      await seeHeading(page, 'Sign In');
    },
    { viewport: DESKTOP },
  );
});
