import { expect } from '@jest/globals';
import { journey, journeys, visit } from '../../support/browser.ts';
import { expectRefused, fillIn, press, seeHeading, seeMessage, typedIn } from '../../support/forms.ts';
import { beSignedIn } from '../../support/session.ts';
import { newAddress, PASSWORD, people, person } from '../../support/world.ts';

const UNREACHABLE = 'The server could not be reached. Nothing has been saved; what you typed is still here.';
const DATA = '**/*.data*';

journeys('on a poor connection', () => {
  journey(
    'a form that does not get through keeps what was typed',
    async ({ page, expectComplaint }) => {
      expectComplaint('net::ERR_INTERNET_DISCONNECTED');
      const address = newAddress('tunnel');
      await beSignedIn(page, await person('trainer'));
      await visit(page, '/trainer/profile');
      await fillIn(page, { 'Customer email': address, 'Message (optional)': 'A long letter' });
      await page.route(DATA, (route) => route.abort('internetdisconnected'));
      await expectRefused(page, 'Send invitation', [UNREACHABLE]);
      expect(await typedIn(page, 'Customer email')).toBe(address);
      expect(await typedIn(page, 'Message (optional)')).toBe('A long letter');
      await page.unroute(DATA);
      await press(page, 'Send invitation');
      await seeMessage(page, 'Invitation Sent');
    },
    { scriptsOnly: true },
  );

  journey(
    'a sign-in that does not get through can be tried again',
    async ({ page, expectComplaint }) => {
      expectComplaint('net::ERR_CONNECTION_RESET');
      const [{ email }] = await people([{ role: 'trainer' }]);
      await visit(page, '/login');
      await fillIn(page, { Email: email, Password: PASSWORD });
      await page.route(DATA, (route) => route.abort('connectionreset'));
      await expectRefused(page, 'Sign In', [UNREACHABLE]);
      expect(await typedIn(page, 'Email')).toBe(email);
      await page.unroute(DATA);
      await fillIn(page, { Password: PASSWORD });
      await press(page, 'Sign In');
      await seeHeading(page, `Welcome, ${email.split('@')[0]}`);
    },
    { scriptsOnly: true },
  );

  journey(
    'a page that does not come says so and can be asked for again',
    async ({ page, expectComplaint }) => {
      expectComplaint('net::ERR_INTERNET_DISCONNECTED');
      expectComplaint('Failed to fetch');
      await beSignedIn(page, await person('trainer'));
      await visit(page, '/trainer');
      await page.route(DATA, (route) => route.abort('internetdisconnected'));
      await page.getByRole('link', { name: 'Invite a customer' }).click();
      await page.getByText('The server could not be reached. Please check your connection').waitFor();
      await page.unroute(DATA);
      await page.getByRole('link', { name: 'Try again' }).click();
      await seeHeading(page, 'My Profile');
    },
    { scriptsOnly: true },
  );

  journey(
    'a button says that it is at work, and is pressed once',
    async ({ page }) => {
      const address = newAddress('patient');
      await beSignedIn(page, await person('trainer'));
      await visit(page, '/trainer/profile');
      await fillIn(page, { 'Customer email': address });
      let letThrough = () => {};
      const held = new Promise<void>((resolve) => {
        letThrough = resolve;
      });
      await page.route(DATA, async (route) => {
        await held;
        await route.continue();
      });
      await press(page, 'Send invitation');
      const atWork = page.getByRole('button', { name: 'Sending...', exact: true });
      await atWork.waitFor();
      expect(await atWork.isDisabled()).toBe(true);
      letThrough();
      await seeMessage(page, 'Invitation Sent');
      expect(await typedIn(page, 'Customer email')).toBe('');
    },
    { scriptsOnly: true },
  );
});
