import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from '../../../backend/test/support/eventually.ts';
import { journey, journeys, visit } from '../../support/browser.ts';
import { expectRefused, fillIn, follow, press, seeHeading, seeMessage } from '../../support/forms.ts';
import { looksGood } from '../../support/looks.ts';
import { beSignedIn } from '../../support/session.ts';
import { type Person, person } from '../../support/world.ts';

const form = '/admin/recipes/generate';

const ask = async ({ api }: Person, count: number) =>
  (await api.POST('/api/admin/generate', { body: { count } })).data?.jobId ?? '';

const path = (jobId: string) => ({ params: { path: { jobId } } });

const statusOf = async ({ api }: Person, jobId: string) =>
  (await api.GET('/api/admin/generation-progress/{jobId}', path(jobId))).data?.status;

const jobsOf = async ({ api, email }: Person) =>
  ((await api.GET('/api/admin/generation-jobs')).data?.jobs ?? []).filter(
    ({ adminEmail }) => adminEmail === email,
  );

/** Without scripts, the page loads itself again, too. */
const seeReady = (page: Page, count: string) =>
  page.getByText(`${count} in the review queue`).waitFor({ timeout: 25_000 });

journeys('recipe generation', () => {
  journey(
    'of random recipes is asked for on the Admin tab, followed, and reviewed',
    async ({ page, scripts }) => {
      const admin = await person('admin');
      await beSignedIn(page, admin);
      await visit(page, '/admin?tab=admin');
      await follow(page, 'Generate Recipes');
      const place = scripts ? page.getByRole('dialog') : page.getByRole('main');
      await place.getByText('The built-in composer makes the recipes').waitFor();
      expect(await page.getByLabel('Number of recipes').inputValue()).toBe('10');
      await page.getByLabel('Number of recipes').selectOption('2');
      await press(page, 'Generate Random Recipes');
      await seeReady(page, '2 recipes');
      if (scripts) {
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        await page.getByRole('heading', { name: 'Review Queue' }).waitFor();
      }
      const [job] = await jobsOf(admin);
      expect(job).toMatchObject({ status: 'complete', totalRecipes: 2, completed: 2 });
      await visit(page, '/admin?tab=admin');
      await follow(page, 'Generation Jobs');
      await seeHeading(page, 'Generation Jobs');
      await page.getByRole('row').filter({ hasText: admin.email }).getByRole('link').click();
      await seeHeading(page, 'Generation of 2 recipes');
      await page.getByRole('listitem').filter({ hasText: 'Pending' }).first().getByRole('link').click();
      await page.getByText('Made by the composer').waitFor();
      await press(page, 'Approve');
      await seeMessage(page, 'Recipe Approved');
    },
  );

  journey('of what the fields describe says what is wrong, and then what was asked for', async ({ page }) => {
    const admin = await person('admin');
    await beSignedIn(page, admin);
    await visit(page, form);
    await fillIn(page, { 'Daily calories': '900000', 'Min protein': '40', 'Max protein': '20' });
    await expectRefused(page, 'Generate Targeted Recipes', ['Daily calories must be from 800 to 5,000']);
    await fillIn(page, { 'Daily calories': '1800' });
    await expectRefused(page, 'Generate Targeted Recipes', ['maximum of protein']);
    await fillIn(page, { 'Max protein': '' });
    await page.getByLabel('Number of recipes').selectOption('1');
    await page.getByLabel('Meal type').selectOption('dinner');
    await page.getByLabel('Max prep time').selectOption('60');
    await press(page, 'Generate Targeted Recipes');
    await seeHeading(page, 'Generation of 1 recipe');
    for (const text of ['about 600 kcal', 'Dinner', 'at least 40 g', 'up to 1 h'])
      await page.getByText(text).waitFor();
    await seeReady(page, '1 recipe');
  });

  journey('that makes nothing says so in a message, and why in the card', async ({ page, scripts }) => {
    await beSignedIn(page, await person('admin'));
    await visit(page, '/admin?tab=admin');
    await follow(page, 'Generate Recipes');
    await page.getByLabel('Number of recipes').selectOption('1');
    await page.getByLabel('Main ingredient').fill('unobtainium');
    await press(page, 'Generate Targeted Recipes');
    const place = scripts ? page.getByRole('dialog') : page.getByRole('main');
    await place.getByText('Recipe Generation Failed').waitFor();
    await place.getByText('Recipe 1: No dish that the composer knows').waitFor();
    if (scripts) await seeMessage(page, 'Recipe Generation Failed');
  });

  journey('waits for its turn, and can be canceled and tried again', async ({ page }) => {
    const admin = await person('admin');
    await beSignedIn(page, admin);
    // The composer makes 500 in a few seconds, within which a busy machine may not have opened the page.
    const before = [await ask(admin, 500), await ask(admin, 500)];
    const last = await ask(admin, 2);
    await visit(page, `/admin/jobs/${last}`);
    await page.getByText('Waiting for its turn').waitFor();
    await press(page, 'Cancel job');
    await seeMessage(page, 'Recipe Generation Canceled');
    await page.getByText('The job was canceled').waitFor();
    await press(page, 'Make the others');
    await seeMessage(page, 'Missing recipes are made now');
    await page.getByText('Waiting for its turn').waitFor();
    for (const id of before) await admin.api.POST('/api/admin/generation-jobs/{jobId}/cancel', path(id));
    await seeReady(page, '2 recipes');
    expect(await statusOf(admin, last)).toBe('complete');
  });

  looksGood('generation', {
    form: async ({ page }) => {
      await beSignedIn(page, await person('admin'));
      await visit(page, form);
    },
    'form over the dashboard': async ({ page }) => {
      await visit(page, '/admin?tab=admin');
      await follow(page, 'Generate Recipes');
      await page.getByRole('dialog').waitFor();
    },
    job: async ({ page }) => {
      const admin = await person('admin');
      const id = await ask(admin, 2);
      await eventually(async () => (await statusOf(admin, id)) === 'complete');
      await visit(page, `/admin/jobs/${id}`);
    },
    jobs: async ({ page }) => visit(page, '/admin/jobs'),
  });
});
