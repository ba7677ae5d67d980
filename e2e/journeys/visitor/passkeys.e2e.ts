import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../../support/axe.ts';
import { journey, journeys, visit } from '../../support/browser.ts';
import { expectPath, fillIn, follow, press, seeHeading, seeMessage } from '../../support/forms.ts';
import { beSignedIn, signIn } from '../../support/session.ts';
import { mailbox, PASSWORD, people, person } from '../../support/world.ts';

const scriptsOnly = { scriptsOnly: true } as const;

journeys('passkeys', () => {
  journey(
    'are made, sign in alone and as the second step, and are removed',
    async ({ page, context }) => {
      const [{ email }] = await people([{ role: 'trainer' }]);
      const authenticator = await addAuthenticator(page);
      await signIn(page, email);
      await visit(page, '/settings/security');
      await follow(page, 'Add a passkey');
      await expectAccessible(page, 'adding a passkey');
      await fillIn(page, { 'Name (optional)': 'My laptop' });
      await press(page, 'Add a passkey');
      await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
      await page.getByText('Your passkey has been added.').waitFor();
      await mailbox.next(email, /A passkey was added/);
      await follow(page, 'I have saved them');
      await page.getByRole('link', { name: 'My laptop' }).waitFor();

      await context.clearCookies({ name: /^(token|refresh)$/ });
      await visit(page, '/login?redirectTo=/trainer/customers');
      await press(page, 'Sign in with a passkey');
      await seeMessage(page, 'Login successful');
      await expectPath(page, '/trainer/customers');

      await context.clearCookies({ name: /^(token|refresh)$/ });
      await visit(page, '/login');
      await fillIn(page, { Email: email, Password: PASSWORD });
      await press(page, 'Sign In');
      await seeHeading(page, 'One more step');
      await page.getByText('Use your passkey. If you have lost it').waitFor();
      await authenticator.refuse();
      await press(page, 'Use a passkey');
      await page.getByText('That was canceled, or took too long.').waitFor();
      await authenticator.agree();
      await press(page, 'Use a passkey');
      await seeHeading(page, `Welcome, ${email.split('@')[0]}`);

      await visit(page, '/settings/security');
      await follow(page, 'My laptop');
      await fillIn(page, { Name: 'My old laptop' });
      await press(page, 'Save name');
      await follow(page, 'My old laptop');
      await press(page, 'Remove passkey');
      await seeMessage(page, 'Your passkey has been removed.');
      await mailbox.next(email, /A passkey was removed/);

      await context.clearCookies({ name: /^(token|refresh)$/ });
      await visit(page, '/login');
      await press(page, 'Sign in with a passkey');
      await page.getByText('This passkey could not be used to sign in here.').waitFor();
      await signIn(page, email);
      await seeHeading(page, `Welcome, ${email.split('@')[0]}`);
    },
    scriptsOnly,
  );

  journey('need scripts, and the page says what works without', async ({ page, scripts }) => {
    await beSignedIn(page, await person('customer'));
    await visit(page, '/settings/security/passkeys/new');
    expect(await page.getByText('Passkeys need scripts').isVisible()).toBe(!scripts);
    expect(await page.getByRole('button', { name: 'Add a passkey' }).isVisible()).toBe(scripts);
  });
});

/** The browser's own authenticator in software, which is there and unlocked unless it is told otherwise. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const verify = (isUserVerified: boolean) =>
    session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  return { refuse: () => verify(false), agree: () => verify(true) };
}
