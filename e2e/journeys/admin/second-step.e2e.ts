import { expect } from '@jest/globals';
import { addApp } from '../../../backend/test/support/second-factor.ts';
import { journey, journeys, visit } from '../../support/browser.ts';
import { letSessionsAge } from '../../support/database.ts';
import { expectPath, fillIn, follow, press, seeHeading, seeMessage } from '../../support/forms.ts';
import { beSignedIn, signIn } from '../../support/session.ts';
import { mailbox, PASSWORD, person } from '../../support/world.ts';

journeys('the second step of somebody who has lost it', () => {
  journey('is reset by an admin, which tells both and is on record', async ({ page, another }) => {
    const [admin, trainer] = [await person('admin'), await addApp(await person('trainer'))];
    const theirs = await another();
    await visit(theirs, '/login');
    await fillIn(theirs, { Email: trainer.email, Password: PASSWORD });
    await press(theirs, 'Sign In');
    await seeHeading(theirs, 'One more step');

    await beSignedIn(page, admin);
    await visit(page, `/admin/users/${trainer.id}`);
    const question = page.getByRole('main');
    await follow(page, 'Reset second step');
    await question.getByText(`it is ${trainer.email} who asks`).waitFor();
    await question.getByText('Cancel').click();
    await page.getByRole('link', { name: 'Reset second step' }).waitFor();
    await follow(page, 'Reset second step');
    await seeHeading(page, 'Reset the second step?');
    await letSessionsAge(admin.id);
    await press(page, 'Reset second step');
    await fillIn(page, { 'Your password': PASSWORD });
    await press(page, 'Reset second step');
    await seeMessage(page, trainer.email);
    const history = page.getByRole('region', { name: 'History' });
    await history.getByText('Second step of signing in reset').waitFor();
    await history.getByText(`by ${admin.email}`).waitFor();
    await mailbox.next(trainer.email, /second step of your sign-in was reset/);
    await mailbox.next(admin.email, /You reset how somebody signs in/);

    // There is nothing left to reset.
    expect(await page.getByRole('link', { name: 'Reset second step' }).count()).toBe(0);
    await visit(page, `/admin/users/${trainer.id}/second-step`);
    await expectPath(page, `/admin/users/${trainer.id}`);

    // The sign-in that had begun ends, and the password alone opens the account.
    await fillIn(theirs, { Code: '123456' });
    await press(theirs, 'Sign In');
    await theirs.getByText('This sign-in has expired').waitFor();
    await signIn(theirs, trainer.email);
    await visit(theirs, '/settings/security');
    await theirs.getByText('Second step reset by an administrator').waitFor();
  });

  journey('is not reset by its owner', async ({ page }) => {
    const admin = await addApp(await person('admin'));
    await beSignedIn(page, admin);
    await visit(page, `/admin/users/${admin.id}`);
    expect(await page.getByRole('link', { name: 'Reset second step' }).count()).toBe(0);
    await visit(page, `/admin/users/${admin.id}/second-step`);
    await press(page, 'Reset second step');
    await page.getByText('You cannot reset your own second step').waitFor();
  });
});
