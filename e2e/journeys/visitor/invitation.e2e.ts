import { journey, journeys, visit } from '../../support/browser.ts';
import { letAWeekPass } from '../../support/database.ts';
import { fillIn, follow, press, seeHeading } from '../../support/forms.ts';
import { beSignedIn } from '../../support/session.ts';
import { invitation, newAddress, PASSWORD, person } from '../../support/world.ts';

journeys('the link of an invitation', () => {
  journey('says if it is invalid', async ({ page }) => {
    await visit(page, '/register?invitation=never-sent');
    await seeHeading(page, 'Invalid Invitation');
    await page
      .getByText('This invitation is not valid or has already been used. Ask your trainer for a new one.')
      .waitFor();
    await follow(page, 'create an account');
    await seeHeading(page, 'Create Account');
  });

  journey('says whom to ask if it has expired', async ({ page }) => {
    const trainer = await person('trainer');
    const address = newAddress('late');
    const { url } = await invitation(trainer, address);
    await letAWeekPass(address);
    await visit(page, url);
    await seeHeading(page, 'Invalid Invitation');
    await page.getByText(`This invitation has expired. Ask ${trainer.email} to send it again.`).waitFor();
  });

  journey('cannot be accepted by another signed-in user', async ({ page }) => {
    const [trainer, other] = [await person('trainer'), await person('customer')];
    const { url } = await invitation(trainer, newAddress('friend'));
    await beSignedIn(page, other);
    await visit(page, url);
    await seeHeading(page, 'This invitation is for someone else');
    await follow(page, 'Sign out');
    await seeHeading(page, 'Sign out?');
    await press(page, 'Sign Out');
    await seeHeading(page, 'Sign In');
    await visit(page, url);
    await seeHeading(page, 'Create Account');
  });

  journey('says that a trainer cannot accept it', async ({ page }) => {
    const [trainer, other] = [await person('trainer'), await person('trainer')];
    const { url } = await invitation(trainer, other.email);
    await visit(page, url);
    await follow(page, 'Sign in to accept');
    await fillIn(page, { Email: other.email, Password: PASSWORD });
    await press(page, 'Sign In');
    await page.getByText('Only customer accounts can accept an invitation.').waitFor();
    await follow(page, 'Return Home');
    await seeHeading(page, `Welcome, ${other.email.split('@')[0]}`);
  });
});
