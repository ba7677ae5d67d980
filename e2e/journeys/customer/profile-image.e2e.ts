import { expect } from '@jest/globals';
import { detailedJpeg } from '../../../backend/test/support/pictures.ts';
import { expectAccessible } from '../../support/axe.ts';
import { journey, journeys, type Visit, visit } from '../../support/browser.ts';
import { follow, press, refusal, seeHeading, seeMessage } from '../../support/forms.ts';
import { largeFile } from '../../support/large-file.ts';
import { beSignedIn } from '../../support/session.ts';
import { person } from '../../support/world.ts';

const chooser = (page: Visit['page']) => page.getByLabel('Image', { exact: true });

const choose = (page: Visit['page'], name: string, buffer: Buffer) =>
  chooser(page).setInputFiles({ name, mimeType: 'image/jpeg', buffer });

const images = (page: Visit['page']) => page.locator('img[src^="/profile-images/"]');

journeys('a profile image', () => {
  journey('is added, shown in the header, and removed', async ({ page, scripts }) => {
    await beSignedIn(page, await person('customer'));
    await visit(page, '/customer/profile');
    await follow(page, 'Add image');
    await seeHeading(page, 'Profile Image');
    if (scripts) await expectAccessible(page, 'profile image');
    await choose(page, 'notes.jpg', Buffer.from('not a picture'));
    await press(page, 'Save image');
    expect(await refusal(page)).toContain('Please select a JPEG, PNG, or WebP image.');
    await chooser(page).setInputFiles(largeFile('large.jpg', 7_000_000));
    await press(page, 'Save image');
    expect(await refusal(page)).toContain('Please select an image smaller than 5MB.');

    await choose(page, 'me.jpg', await detailedJpeg(300, 400));
    await press(page, 'Save image');
    await seeMessage(page, 'Profile Image Updated');
    const large = page.locator('main img[src^="/profile-images/"]');
    expect(
      await large.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBe(300);
    expect(await page.getByRole('banner').locator('img[src$="/small"]').count()).toBe(1);

    await follow(page, 'Change image');
    await press(page, 'Remove image');
    await seeMessage(page, 'Profile Image Removed');
    expect(await images(page).count()).toBe(0);
  });

  journey('leads to signing in if the session has ended, however large it is', async ({ page, context }) => {
    await beSignedIn(page, await person('customer'));
    await visit(page, '/profile/image');
    await context.clearCookies();
    await chooser(page).setInputFiles(largeFile('large.jpg', 14_000_000));
    await press(page, 'Save image');
    await seeHeading(page, 'Sign In');
  });
});
