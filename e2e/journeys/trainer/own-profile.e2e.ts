import { expect } from '@jest/globals';
import { journey, journeys, visit } from '../../support/browser.ts';
import { expectPath, expectRefused, fillIn, follow, press, seeMessage } from '../../support/forms.ts';
import { looksGood } from '../../support/looks.ts';
import { beSignedIn } from '../../support/session.ts';
import { person } from '../../support/world.ts';

const PROFILE = '/trainer/profile';

journeys('what a trainer says of themselves', () => {
  journey('is shown in their profile', async ({ page }) => {
    await beSignedIn(page, await person('trainer'));
    await visit(page, PROFILE);
    await follow(page, 'Edit Profile');
    await fillIn(page, {
      ...{ 'Bio (optional)': 'Food comes first.', 'Specializations (optional)': 'Strength, Fat loss,' },
      'Experience (optional)': '51',
    });
    await expectRefused(page, 'Save changes', ['Years of experience must be 0 to 50']);
    await fillIn(page, { 'Experience (optional)': '9' });
    await press(page, 'Save changes');
    await seeMessage(page, 'Profile Updated');
    await expectPath(page, PROFILE);
    const about = page.getByRole('region', { name: 'About you' });
    await about.getByText('Food comes first.').waitFor();
    await about.getByText('9 years').waitFor();
    const words = about.getByRole('list', { name: 'Specializations' }).getByRole('listitem');
    expect(await words.allTextContents()).toEqual(['Strength', 'Fat loss']);
  });

  journey('stands beside quick actions and the session', async ({ page }) => {
    await beSignedIn(page, await person('trainer'));
    await visit(page, PROFILE);
    const session = page.getByRole('region', { name: 'Session Info' });
    await session.getByText('Device').waitFor();
    const performance = page.getByRole('region', { name: 'Performance' });
    await performance.getByText('Not enough ratings yet').waitFor();
    await page
      .getByRole('region', { name: 'Achievements' })
      .getByText('starting with your first client')
      .waitFor();
    const actions = page.getByRole('region', { name: 'Quick Actions' });
    await actions.getByRole('link', { name: 'Manage Clients' }).click();
    await expectPath(page, '/trainer/customers');
  });

  looksGood('the profile of a trainer', {
    'all cards': async ({ page }) => {
      await beSignedIn(page, await person('trainer'));
      await visit(page, PROFILE);
    },
    'the form': async ({ page }) => visit(page, `${PROFILE}/edit`),
  });
});
