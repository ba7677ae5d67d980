import { expect } from '@jest/globals';
import { detailedJpeg } from '../../../backend/test/support/pictures.ts';
import { journey, journeys, visit } from '../../support/browser.ts';
import {
  expectPath,
  expectRefused,
  fillIn,
  follow,
  press,
  seeHeading,
  seeMessage,
} from '../../support/forms.ts';
import { looksGood } from '../../support/looks.ts';
import { addPhoto } from '../../support/photos.ts';
import { product } from '../../support/product.ts';
import { beSignedIn } from '../../support/session.ts';
import { coached, person } from '../../support/world.ts';

const PHOTOS = '/customer/progress/photos';

const photo = async (width = 300, height = 400) => ({
  ...{ name: 'me.jpg', mimeType: 'image/jpeg' },
  buffer: await detailedJpeg(width, height),
});

journeys('photos', () => {
  journey('are added, described, shared, and deleted', async ({ page }) => {
    await beSignedIn(page, await person('customer', { agreesToHealthData: false }));
    await visit(page, '/customer/progress');
    await follow(page, 'Photos');
    await expectPath(page, PHOTOS);
    await page.getByText('No photos yet.').waitFor();
    await page.getByLabel('I agree that Mealwright keeps').check();
    await press(page, 'Continue');
    await page.getByLabel('Photo', { exact: true }).waitFor();
    await expectRefused(page, 'Add photo', ['Please select a photo.']);
    await page.getByLabel('Photo', { exact: true }).setInputFiles(await photo());
    await press(page, 'Add photo');
    await seeHeading(page, 'Edit Photo');
    await fillIn(page, { Date: '' });
    await expectRefused(page, 'Save changes', ['Please enter the date']);
    await fillIn(page, { Date: '2026-01-05', 'Caption (optional)': 'Before it all' });
    await page.getByLabel('Side').check();
    await page.getByLabel('My trainer may see this photo').check();
    await press(page, 'Save changes');
    await seeMessage(page, 'Photo updated');
    await expectPath(page, PHOTOS);
    await page.getByRole('heading', { name: 'Jan 5, 2026' }).waitFor();
    await page.getByText('Shared', { exact: true }).waitFor();
    const image = page.getByRole('img', { name: 'Side, Jan 5, 2026: Before it all' });
    expect(await image.evaluate((one: HTMLImageElement) => one.decode().then(() => one.naturalHeight))).toBe(
      400,
    );

    await follow(page, 'Delete');
    await page.getByText('Are you sure you want to delete this photo').waitFor();
    await press(page, 'Delete photo');
    await seeMessage(page, 'Photo deleted');
    await page.getByText('No photos yet.').waitFor();
  });

  journey('of two dates are compared at an address of its own', async ({ page, scripts }) => {
    const customer = await person('customer');
    for (const photoDate of ['2026-01-05', '2026-02-05', '2026-03-05'])
      await addPhoto(customer, { photoDate });
    await addPhoto(customer, { photoDate: '2026-03-05', photoType: 'back' });
    await beSignedIn(page, customer);
    await visit(page, PHOTOS);
    await page.getByLabel('Before').selectOption('Feb 5, 2026');
    await press(page, 'Compare');
    await expectPath(page, `${PHOTOS}/compare?before=2026-02-05&after=2026-03-05`);
    await page.getByRole('img', { name: 'Front, Feb 5, 2026' }).waitFor();
    await page.getByRole('img', { name: 'Front, Mar 5, 2026' }).waitFor();
    await page.getByText('No photo of this day').waitFor();
    if (!scripts) return;
    await page.getByText('Lay over each other').click();
    await page.getByRole('slider').fill('100');
    await page.locator('main details div.absolute[style*="100%"]').waitFor({ state: 'attached' });
  });

  journey('are read by a trainer only while they are shared', async ({ page }) => {
    const [trainer, customer] = [await person('trainer'), await person('customer', { name: 'Nora Lind' })];
    await coached(trainer, customer);
    const { id } = await addPhoto(customer, { isPrivate: false, caption: 'For you' });
    await addPhoto(customer, { caption: 'For me' });
    const file = `/trainer/customers/${customer.id}/photos/${id}/small`;
    const cookie = `token=${trainer.accessToken}; refresh=${trainer.refreshToken}`;
    const get = (headers = {}) =>
      fetch(new URL(file, product.url), { headers: { Cookie: cookie, ...headers }, redirect: 'manual' });
    await beSignedIn(page, trainer);
    await visit(page, `/trainer/customers/${customer.id}`);
    await follow(page, 'Photos');
    await page.getByText('For you').waitFor();
    // An image that is still loading when its photo becomes private would be answered with 404.
    await page.locator('main img').evaluate((image: HTMLImageElement) => image.decode());
    expect(await page.getByText('For me').count()).toBe(0);
    const sent = await get();
    expect([sent.status, sent.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    const known = { 'If-None-Match': sent.headers.get('etag') ?? '' };
    expect((await get(known)).status).toBe(304);
    await customer.api.PUT('/api/progress/photos/{id}', {
      params: { path: { id } },
      body: { photoDate: '2026-01-05', photoType: 'front', isPrivate: true },
    });
    expect([(await get()).status, (await get(known)).status]).toEqual([404, 404]);
    await visit(page, `/trainer/customers/${customer.id}/photos`);
    await page.getByText('Nora Lind has shared none with you.').waitFor();
  });

  looksGood('photos', {
    'nothing yet': async ({ page }) => {
      await beSignedIn(page, await person('customer'));
      await visit(page, PHOTOS);
      await page.getByText('No photos yet.').waitFor();
    },
    refused: async ({ page }) => {
      await expectRefused(page, 'Add photo', ['Please select a photo.']);
    },
    some: async ({ page }) => {
      const customer = await person('customer');
      await addPhoto(customer, { photoDate: '2026-01-05', caption: 'Before' });
      await addPhoto(customer, { isPrivate: false });
      await beSignedIn(page, customer);
      await visit(page, PHOTOS);
      await page.getByText('Compare two dates').waitFor();
    },
    compared: async ({ page }) => {
      await press(page, 'Compare');
      await seeHeading(page, 'Compare Photos');
      await page.getByText('Lay over each other').click();
    },
    edited: async ({ page }) => {
      await visit(page, PHOTOS);
      await page.getByRole('link', { name: 'Edit' }).first().click();
      await seeHeading(page, 'Edit Photo');
    },
  });
});
