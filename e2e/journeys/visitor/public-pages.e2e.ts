import { expect } from '@jest/globals';
import { eventually } from '../../../backend/test/support/eventually.ts';
import { journey, journeys, visit } from '../../support/browser.ts';
import { expectPath, follow, press, seeHeading } from '../../support/forms.ts';

journeys('the public pages', () => {
  journey('terms, privacy and contact are reached from every footer', async ({ page }) => {
    await visit(page, '/login');
    const footer = page.getByRole('contentinfo');
    for (const [link, path, heading] of [
      ['Privacy', '/privacy', /^Privacy/],
      ['Terms', '/terms', /^Terms/],
      ['Contact', '/contact', /^Contact/],
    ] as const) {
      await footer.getByRole('link', { name: link }).click();
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
      await expectPath(page, path);
      expect((await page.getByRole('main').textContent())?.length).toBeGreaterThan(500);
    }
    await follow(page, 'request a reset link');
    await seeHeading(page, 'Forgot Password');
  });

  journey('an invalid address of a shared plan says so', async ({ page, expectComplaint }) => {
    expectComplaint('404');
    for (const path of ['/shared', '/shared/', '/shared/a/b']) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await seeHeading(page, 'Unable to Load Meal Plan');
      await page.getByText('Invalid share token').waitFor();
    }
  });

  journey('the chosen theme stays', async ({ page }) => {
    await visit(page, '/terms');
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await background();
    await press(page, 'Dark');
    await page.locator('html[data-theme=dark]').waitFor();
    await expectPath(page, '/terms');
    await eventually(async () => (await background()) !== light);
    await visit(page, '/login');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await press(page, 'Light');
    await page.locator('html[data-theme=light]').waitFor();
    await eventually(async () => (await background()) === light);
  });
});
