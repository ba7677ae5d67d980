import { expect } from '@jest/globals';
import { journey, journeys, visit } from '../../support/browser.ts';
import {
  expectPath,
  expectRefused,
  fillIn,
  follow,
  press,
  seeHeading,
  seeMessage,
  typedIn,
} from '../../support/forms.ts';
import { signIn } from '../../support/session.ts';
import { mailbox, PASSWORD, people } from '../../support/world.ts';

const NEXT_PASSWORD = 'Fresh#start7';

journeys('the security page', () => {
  journey('changes the password and ends every other session', async ({ page, another, scripts }) => {
    const [{ email }] = await people([{ role: 'customer' }]);
    const elsewhere = await another();
    await signIn(elsewhere, email);
    await signIn(page, email);
    await visit(page, '/settings/security');
    await fillIn(page, {
      'Current password': PASSWORD,
      'New password': NEXT_PASSWORD,
      'Confirm new password': NEXT_PASSWORD,
    });
    await press(page, 'Change password');
    await seeMessage(page, 'Your profile has been successfully updated.');
    for (const field of ['Current password', 'New password', 'Confirm new password']) {
      expect(await typedIn(page, field)).toBe('');
    }
    await mailbox.next(email, /password was changed/i);

    await elsewhere.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
    await seeHeading(elsewhere, 'Sign In');
    await signIn(elsewhere, email, NEXT_PASSWORD);
    await seeHeading(elsewhere, 'My Fitness Dashboard');

    await fillIn(page, {
      'Current password': PASSWORD,
      'New password': PASSWORD,
      'Confirm new password': PASSWORD,
    });
    await expectRefused(page, 'Change password', ['Your current password is incorrect.']);
    expect(await typedIn(page, 'Current password')).toBe('');
    expect(await typedIn(page, 'New password')).toBe(scripts ? PASSWORD : '');
    await fillIn(page, {
      'Current password': NEXT_PASSWORD,
      'New password': PASSWORD,
      'Confirm new password': 'else',
    });
    await expectRefused(page, 'Change password', ['New password and confirm password do not match.']);
  });

  journey('is reached from the profile and tells what happened lately', async ({ page, another }) => {
    const [{ email }] = await people([{ role: 'customer' }]);
    const stranger = await another();
    await visit(stranger, '/login');
    await fillIn(stranger, { Email: email, Password: 'Wr0ng-one!' });
    await expectRefused(stranger, 'Sign In', ['That email or password is incorrect.']);
    await visit(page, '/settings');
    await expectPath(page, '/login?redirectTo=%2Fsettings');
    await signIn(page, email);
    await visit(page, '/profile');
    await follow(page, 'Open security');
    await expectPath(page, '/settings/security');
    const events = page.getByRole('region', { name: 'Recent activity' }).getByRole('listitem');
    await events.first().waitFor();
    expect(await events.getByText(/^(Signed in|Wrong password)$/).allTextContents()).toEqual([
      'Signed in',
      'Wrong password',
    ]);
  });
});
