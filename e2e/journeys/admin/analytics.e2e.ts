import { readFile } from 'node:fs/promises';
import { expect } from '@jest/globals';
import { DESKTOP, journey, journeys, type Visit, visit } from '../../support/browser.ts';
import { inDatabase } from '../../support/database.ts';
import { expectPath, follow, press, seeHeading, seeMessage } from '../../support/forms.ts';
import { looksGood } from '../../support/looks.ts';
import { beSignedIn } from '../../support/session.ts';
import { person } from '../../support/world.ts';

const TABS = ['Users', 'Content', 'Performance', 'Security', 'Overview'];

journeys('analytics', () => {
  journey(
    'are opened from the dashboard, tab by tab',
    async ({ page }) => {
      await beSignedIn(page, await person('admin'));
      await visit(page, '/admin');
      await follow(page, 'Analytics Dashboard');
      await seeHeading(page, 'Analytics');
      await page.getByText('Accounts of all roles, disabled ones included.').first().waitFor();
      const tabs = page.getByRole('navigation', { name: 'Analytics' });
      for (const tab of TABS) {
        await tabs.getByRole('link', { name: tab }).click();
        await tabs.locator('[aria-current=page]').getByText(tab, { exact: true }).waitFor();
      }
      await expectPath(page, '/admin/analytics');
      await page.getByRole('img', { name: /^Users by role: / }).waitFor();
      await tabs.getByRole('link', { name: 'Content' }).click();
      await page.getByRole('img', { name: 'Recipe creation (recipes a day)' }).waitFor();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Analytics' }).waitFor();
    },
    { viewport: DESKTOP },
  );

  journey('count again after the cache was cleared, and stay on the tab', async ({ page }) => {
    const admin = await person('admin');
    await beSignedIn(page, admin);
    await visit(page, '/admin/analytics/security');
    const failed = page.getByText('Failed Logins', { exact: true }).locator('xpath=../p[2]');
    const before = Number(await failed.textContent());
    const score = page.getByText('Security Score', { exact: true }).locator('xpath=../p[2]');
    expect(await score.textContent()).toMatch(/^\d+ of 100$/);
    await inDatabase(`insert into security_events (type) values ('sign_in_failed'), ('sign_in_failed')`);
    await follow(page, 'Refresh');
    await press(page, 'Clear Cache');
    await seeMessage(page, 'Cache cleared');
    await expectPath(page, '/admin/analytics/security');
    expect(Number(await failed.textContent())).toBeGreaterThanOrEqual(before + 2);
  });

  journey('are downloaded', async ({ page }) => {
    await beSignedIn(page, await person('admin'));
    await visit(page, '/admin/analytics');
    for (const [link, name, begins] of [
      ['Export (JSON)', 'analytics-export.json', '{'],
      ['Export (CSV)', 'analytics-export.csv', 'Figure,Value,Unit,Definition'],
    ] as const) {
      const download = page.waitForEvent('download');
      await follow(page, link);
      const file = await download;
      expect(file.suggestedFilename()).toBe(name);
      expect((await readFile(await file.path(), 'utf8')).startsWith(begins)).toBe(true);
    }
  });

  journey(
    'are refreshed each minute',
    async ({ page }) => {
      const admin = await person('admin');
      await page.clock.install();
      await beSignedIn(page, admin);
      await visit(page, '/admin/analytics/security');
      await page.getByRole('heading', { name: 'Security Checks' }).waitFor();
      const asked = page.waitForRequest((request) =>
        request.url().includes('/admin/analytics/security.data'),
      );
      await page.clock.fastForward(61_000);
      await asked;
    },
    { scriptsOnly: true },
  );

  looksGood('an admin', {
    ...Object.fromEntries(
      ['', '/users', '/content', '/performance', '/security'].map((tab) => [
        `analytics${tab}`,
        async ({ page }: Visit) => {
          if (tab === '') await beSignedIn(page, await person('admin'));
          await visit(page, `/admin/analytics${tab}`);
        },
      ]),
    ),
  });
});
