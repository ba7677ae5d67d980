import { expect } from '@jest/globals';
import { linkIn } from '../../../backend/test/support/mailbox.ts';
import { journey, journeys, visit } from '../../support/browser.ts';
import { letAWeekPass } from '../../support/database.ts';
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
import { beSignedIn, submitSignIn } from '../../support/session.ts';
import { invitation, mailbox, newAddress, PASSWORD, people, person } from '../../support/world.ts';

interface Router {
  state: { location: { key: string } };
  subscribe: (listener: (state: Router['state']) => void) => () => void;
  navigate: (to: string) => void;
}

/** Goes to the same page once more, and presses the link in the moment in which only the router knows of it. */
function pressWhenRouterArrives(): Promise<void> {
  const { __remixRouter: router } = window as unknown as { __remixRouter: Router };
  const { key } = router.state.location;
  return new Promise((done) => {
    const stop = router.subscribe(({ location }) => {
      if (location.key === key) return;
      stop();
      const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')];
      links.find(({ textContent }) => textContent?.includes('Withdraw'))?.click();
      done();
    });
    router.navigate(window.location.pathname);
  });
}

journeys('invitations', () => {
  journey('a new customer accepts and becomes the trainer’s', async ({ page, another }) => {
    const [trainer, address] = [await person('trainer', { name: 'Tess Hill' }), newAddress('newcomer')];
    await beSignedIn(page, trainer);
    await visit(page, '/trainer/customers');
    await follow(page, 'Invite your first customer');
    await expectPath(page, '/trainer/customers');
    await fillIn(page, { 'Customer email': 'no address', 'Message (optional)': 'See you on Monday!' });
    await expectRefused(page, 'Send invitation', ['Failed to send invitation', 'Invalid email format']);
    await fillIn(page, { 'Customer email': address });
    await press(page, 'Send invitation');
    await seeMessage(page, 'Invitation Sent');
    await page.getByRole('listitem').filter({ hasText: address }).getByText('Pending').waitFor();
    for (const field of ['Customer email', 'Message (optional)']) expect(await typedIn(page, field)).toBe('');
    const mail = await mailbox.next(address, /invite/i);
    expect(mail.source).toContain('See you on Monday!');

    const customer = await another();
    await visit(customer, linkIn(mail, '/register?invitation='));
    await customer.getByText('Tess Hill invited you.').waitFor();
    expect(await customer.getByLabel('Email', { exact: true }).isDisabled()).toBe(true);
    expect(await customer.getByLabel('Email', { exact: true }).inputValue()).toBe(address);
    expect(await customer.getByRole('radio', { name: 'Trainer' }).count()).toBe(0);
    await expectRefused(customer, 'Create Account', ['Please enter your name.']);
    await fillIn(customer, { 'Your name': 'Nora', Password: PASSWORD, 'Confirm password': 'x' });
    await expectRefused(customer, 'Create Account', ['Failed to accept invitation', "Passwords don't match"]);
    await fillIn(customer, { Password: PASSWORD, 'Confirm password': PASSWORD });
    await press(customer, 'Create Account');
    await seeMessage(customer, 'Account Created Successfully');
    expect(new URL(customer.url()).pathname).toBe('/login');
    await customer.getByText('Sign in with the password you just chose.').waitFor();
    expect(await typedIn(customer, 'Email')).toBe(address);
    await submitSignIn(customer, address);
    const news = await mailbox.next(trainer.email, /^Nora accepted your invitation$/);
    expect(linkIn(news, '/meal-plan-generator')).toContain('customer=');
    await customer.getByRole('region', { name: 'Your trainer' }).getByText('Tess Hill').waitFor();

    await visit(page, '/trainer/customers');
    await page
      .getByRole('row')
      .filter({ hasText: address })
      .getByRole('rowheader', { name: 'Nora' })
      .waitFor();
    expect(await page.getByRole('region', { name: 'Open invitations' }).count()).toBe(0);
    await visit(page, '/trainer/profile');
    await page
      .getByRole('listitem')
      .filter({ hasText: address })
      .getByText('Accepted', { exact: true })
      .waitFor();
  });

  journey('someone with an account accepts by signing in', async ({ page, another }) => {
    const trainer = await person('trainer');
    const [{ email }] = await people([{ role: 'customer' }]);
    const { url } = await invitation(trainer, email);
    await visit(page, url);
    await follow(page, 'Sign in to accept');
    await seeHeading(page, 'Sign In');
    expect(await typedIn(page, 'Email')).toBe(email);
    await submitSignIn(page, email);
    await seeHeading(page, 'Accept the invitation');
    await page.getByText('they see your profile, your measurements and goals').waitFor();
    await press(page, 'Accept invitation');
    await seeHeading(page, 'My Fitness Dashboard');
    await page.getByRole('region', { name: 'Your trainer' }).getByText(trainer.email).waitFor();

    const other = await another();
    await beSignedIn(other, trainer);
    await visit(other, '/trainer/customers');
    await other.getByRole('row').filter({ hasText: email }).waitFor();
  });

  journey('the link of an open invitation can be copied', async ({ page, context, scripts }) => {
    const [trainer, address] = [await person('trainer'), newAddress('friend')];
    const { url } = await invitation(trainer, address);
    await beSignedIn(page, trainer);
    await visit(page, '/trainer/profile');
    const field = page.getByLabel(`Link for ${address}`);
    expect(await field.inputValue()).toBe(url);
    if (!scripts) {
      await field.selectText();
      expect(await page.getByRole('button', { name: 'Copy Link' }).isVisible()).toBe(false);
      return;
    }
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await press(page, 'Copy Link');
    await page.getByRole('status').filter({ hasText: 'Link Copied' }).waitFor({ state: 'attached' });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  });

  journey('an expired one is sent again with a new link', async ({ page, another }) => {
    const [trainer, address] = [await person('trainer'), newAddress('slow')];
    const { url: first } = await invitation(trainer, address);
    await letAWeekPass(address);
    await beSignedIn(page, trainer);
    await visit(page, '/trainer/profile');
    const entry = page.getByRole('listitem').filter({ hasText: address });
    await entry.getByText('Expired', { exact: true }).waitFor();
    expect(await entry.getByRole('textbox').count()).toBe(0);

    await entry.getByRole('button', { name: 'Send again' }).click();
    await seeMessage(page, 'Invitation Sent');
    await entry.getByText('Pending', { exact: true }).waitFor();
    const second = await entry.getByRole('textbox').inputValue();
    expect(second).not.toBe(first);

    await entry.getByRole('button', { name: 'Send again' }).click();
    await page.getByText('This invitation was sent less than a minute ago. Please wait a moment.').waitFor();

    const customer = await another();
    await visit(customer, second);
    await seeHeading(customer, 'Create Account');
    await visit(customer, first);
    await seeHeading(customer, 'Invalid Invitation');
  });

  for (const [place, left] of [
    ['/trainer/profile', 'No Invitations Yet'],
    ['/trainer/customers', 'No Customers Yet'],
  ] as const)
    journey(`one can be withdrawn at ${place}, once it was confirmed`, async ({ page, scripts, another }) => {
      const [trainer, address] = [await person('trainer'), newAddress('regret')];
      const { url } = await invitation(trainer, address);
      await beSignedIn(page, trainer);
      await visit(page, place);
      const entry = page.getByRole('listitem').filter({ hasText: address });
      const question = scripts ? page.getByRole('dialog') : page.getByRole('main');

      await entry.getByRole('link', { name: 'Withdraw' }).click();
      await question.getByRole('heading', { name: 'Withdraw this invitation?' }).waitFor();
      await question.getByText('Cancel', { exact: true }).click();
      await entry.getByText('Pending', { exact: true }).waitFor();

      await entry.getByRole('link', { name: 'Withdraw' }).click();
      await question.getByRole('button', { name: 'Withdraw invitation' }).click();
      await seeMessage(page, `The invitation to ${address} has been withdrawn.`);
      await page.getByText(left).waitFor();
      await expectPath(page, place);
      expect(await page.getByText(address, { exact: true }).count()).toBe(0);
      const customer = await another();
      await visit(customer, url);
      await seeHeading(customer, 'Invalid Invitation');
    });

  journey(
    'a question that is asked before React has drawn the router’s new page stays open',
    async ({ page }) => {
      const [trainer, address] = [await person('trainer'), newAddress('regret')];
      await invitation(trainer, address);
      await beSignedIn(page, trainer);
      await visit(page, '/trainer/customers');
      await page.getByRole('link', { name: 'Withdraw' }).waitFor();
      await page.evaluate(pressWhenRouterArrives);
      await page.evaluate(
        () => new Promise<void>((drawn) => requestIdleCallback(() => requestIdleCallback(() => drawn()))),
      );
      expect(await page.getByRole('heading', { name: 'Withdraw this invitation?' }).isVisible()).toBe(true);
      await page.getByRole('dialog').getByRole('button', { name: 'Withdraw invitation' }).click();
      await seeMessage(page, `The invitation to ${address} has been withdrawn.`);
      expect(await page.getByRole('dialog').count()).toBe(0);
    },
    { scriptsOnly: true },
  );

  journey('a customer is not invited twice', async ({ page }) => {
    const trainer = await person('trainer');
    const customer = await person('customer');
    const { token } = await invitation(trainer, customer.email);
    await customer.api.POST('/api/invitations/link', { body: { token } });
    await beSignedIn(page, trainer);
    await visit(page, '/trainer/profile');
    await fillIn(page, { 'Customer email': customer.email });
    await expectRefused(page, 'Send invitation', [`${customer.email} is already your customer.`]);
    await fillIn(page, { 'Customer email': trainer.email });
    await expectRefused(page, 'Send invitation', ['This is your own email address.']);
    await fillIn(page, { 'Customer email': '' });
    await expectRefused(page, 'Send invitation', ['Please enter a customer email address.']);
  });
});
