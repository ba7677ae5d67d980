import { linkIn } from '../../../backend/test/support/mailbox.ts';
import { journeys, visit } from '../../support/browser.ts';
import { expectRefused, fillIn, press, refusal } from '../../support/forms.ts';
import { looksGood } from '../../support/looks.ts';
import { routeTableForVisitors } from '../../support/route-table.ts';
import { invitation, mailbox, newAddress, people, person } from '../../support/world.ts';

journeys('what a visitor sees', () => {
  routeTableForVisitors();

  looksGood('a visitor', {
    'sign in': ({ page }) => visit(page, '/login'),
    'sign in, refused': async ({ page }) => {
      await visit(page, '/login');
      await press(page, 'Sign In');
      await refusal(page);
    },
    'sign in, back from Google': ({ page }) => visit(page, '/login?error=google_link_first'),
    register: ({ page }) => visit(page, '/register'),
    'register, refused': async ({ page }) => {
      await visit(page, '/register');
      await expectRefused(page, 'Create Account', ['Invalid email address']);
    },
    'register, invited': async ({ page }) => {
      const { url } = await invitation(await person('trainer'), newAddress('invited'));
      await visit(page, url);
    },
    'an invitation to somebody with an account': async ({ page }) => {
      const [{ email }] = await people([{ role: 'customer' }]);
      await visit(page, (await invitation(await person('trainer'), email)).url);
    },
    'an invalid invitation': ({ page }) => visit(page, '/register?invitation=never-sent'),
    'forgot password': ({ page }) => visit(page, '/forgot-password'),
    'reset password': async ({ page }) => {
      const { email } = await person('customer');
      await visit(page, '/forgot-password');
      await fillIn(page, { Email: email });
      await press(page, 'Send Reset Link');
      await visit(page, linkIn(await mailbox.next(email, /Reset/), '/reset-password/'));
    },
    'reset password, spent': ({ page }) => visit(page, '/reset-password/some-token'),
    'reset password, no token': ({ page }) => visit(page, '/reset-password'),
    terms: ({ page }) => visit(page, '/terms'),
    privacy: ({ page }) => visit(page, '/privacy'),
    contact: ({ page }) => visit(page, '/contact'),
  });
});
