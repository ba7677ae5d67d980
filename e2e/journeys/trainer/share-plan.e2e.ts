import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from '../../../backend/test/support/eventually.ts';
import { journey, journeys, type Visit, visit } from '../../support/browser.ts';
import { expectRefused, isFocused, press, seeHeading, seeMessage } from '../../support/forms.ts';
import { looksGood } from '../../support/looks.ts';
import { savedPlan } from '../../support/plans.ts';
import { beSignedIn } from '../../support/session.ts';
import { type Person, person } from '../../support/world.ts';

const shareLink = (page: Page) => page.getByLabel('Share link').inputValue();

async function sharing({ page }: Visit, wish: object = {}): Promise<Person> {
  const trainer = await person('trainer', { name: 'Toni' });
  const plan = { planName: 'Lean week', clientName: 'Nora Öz', notes: 'Drink water', ...wish };
  const { id } = await savedPlan(trainer, plan);
  await beSignedIn(page, trainer);
  await visit(page, `/trainer/meal-plans/${id}/share`);
  return trainer;
}

const pathOf = (address: string) => new URL(address).pathname;

journeys('sharing a plan', () => {
  journey('a link is made, opened by a stranger, counted and revoked', async (visitor) => {
    const { page } = visitor;
    await sharing(visitor);
    expect(await page.getByLabel('30 days').isChecked()).toBe(true);
    await page.getByLabel('Your notes').check();
    await press(page, 'Create share link');
    await seeMessage(page, 'Share link created!');
    if (visitor.scripts) await eventually(() => isFocused(page.getByRole('heading', { level: 1 })));
    await page.getByText('Expires 30 days from now').first().waitFor();
    await page.getByText('0 views').waitFor();
    const path = pathOf(await shareLink(page));

    await page.goto(path);
    const stranger = await visitor.another();
    const answer = await stranger.goto(path);
    await seeHeading(stranger, 'Lean week');
    await stranger.getByText('By Toni').waitFor();
    await stranger.getByText('Drink water').waitFor();
    await stranger.getByText(/^A day on average: .*Fiber .* min of it hands-on$/).waitFor();
    expect(await stranger.getByText('More about this week').count()).toBe(0);
    expect(await stranger.getByText('Nora').count()).toBe(0);
    expect(await stranger.locator('script').count()).toBe(0);
    expect(await stranger.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    const shouted = await stranger.goto(path.replace('/shared/', '/SHARED/'));
    expect(shouted?.headers()['content-security-policy']).toContain("script-src 'none'");
    expect(shouted?.headers()['x-version']).toBeUndefined();
    expect(answer?.headers()).toMatchObject({
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });

    await page.goBack();
    await eventually(async () => {
      await visit(page, page.url());
      return page.getByText('1 view', { exact: true }).isVisible();
    });
    await page.locator('summary', { hasText: 'Revoke' }).click();
    await press(page, 'Revoke the link');
    await seeMessage(page, 'Share revoked');
    expect((await stranger.goto(path))?.status()).toBe(404);
    await seeHeading(stranger, 'Unable to Load Meal Plan');
    await stranger
      .getByText('This link is not valid or has ended. Ask your trainer for a new one.')
      .waitFor();
    await stranger.getByRole('link', { name: 'Go to Home' }).click();
    await seeHeading(stranger, 'Sign In');
  });

  journey('a link ends when its trainer says, and stays the same when that is changed', async (visitor) => {
    const { page } = visitor;
    await sharing(visitor);
    await page.getByLabel('On a date').check();
    await expectRefused(page, 'Create share link', ['Please choose a date']);
    expect(await page.getByLabel('On a date').isChecked()).toBe(true);
    await page.getByLabel('Date', { exact: false }).last().fill('2199-01-01');
    await press(page, 'Create share link');
    await seeMessage(page, 'Share link created!');
    const link = await shareLink(page);
    await page.getByLabel('Never').check();
    await page.getByLabel('The customer’s name').check();
    await press(page, 'Change the link');
    await page.getByText('Never expires').first().waitFor();
    expect(await shareLink(page)).toBe(link);
    const stranger = await visitor.another();
    await stranger.goto(pathOf(link));
    await stranger.getByText('For: Nora Öz').waitFor();
    await page.getByLabel('The customer’s name').uncheck();
    await press(page, 'Change the link');
    await eventually(async () => {
      await stranger.reload();
      return (await stranger.getByText('Nora').count()) === 0;
    });
    await stranger.getByText('Never expires').waitFor();
  });

  journey(
    'a link is shared in small windows, or copied',
    async (visitor) => {
      const { page, context } = visitor;
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await sharing(visitor);
      await press(page, 'Create share link');
      await page.getByText('Pass it on').waitFor();
      const address = await shareLink(page);
      await press(page, 'Copy');
      await page.getByRole('status').getByText('Copied!').waitFor();
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      expect(await copied()).toBe(address);
      await press(page, 'Instagram');
      await page.getByText('Copied for Instagram!').waitFor();
      expect(await copied()).toContain(`${address}\n\n#mealplanning #fitness #health`);

      await page.evaluate(() => {
        window.open = (...asked) => {
          document.body.dataset.opened = JSON.stringify(asked);
          return null;
        };
      });
      for (const [name, host] of [
        ['Facebook', 'www.facebook.com'],
        ['Twitter', 'twitter.com'],
        ['WhatsApp', 'wa.me'],
      ] as const) {
        await page.getByRole('link', { name, exact: true }).click();
        const [to, target, features] = JSON.parse(
          (await page.evaluate(() => document.body.dataset.opened)) ?? '[]',
        );
        expect([new URL(to).host, target]).toEqual([host, '_blank']);
        expect(features).toContain('width=600,height=500');
      }
    },
    { scriptsOnly: true },
  );

  journey(
    'a link is copied in an older way without a clipboard, or an error is shown',
    async (visitor) => {
      const { page } = visitor;
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
      });
      await sharing(visitor);
      await press(page, 'Create share link');
      await press(page, 'Copy');
      await page.getByRole('status').getByText('Copied!').waitFor();
      await page.evaluate(() => {
        document.execCommand = () => false;
      });
      await press(page, 'Instagram');
      await page.getByText('Failed to copy to clipboard').waitFor();
    },
    { scriptsOnly: true },
  );

  looksGood('sharing', {
    'no link yet': async (visitor) => {
      await sharing(visitor);
    },
    'a link': async ({ page }) => {
      await press(page, 'Create share link');
      await page.getByText('Pass it on').waitFor();
    },
    'a date that is missing': async ({ page }) => {
      await page.getByLabel('On a date').check();
      await expectRefused(page, 'Change the link', ['Please choose a date']);
    },
    'what strangers see': async ({ page }) => {
      await visit(page, page.url());
      await page.goto(pathOf(await shareLink(page)));
    },
    'a link that is none': async ({ page }) => {
      await page.goto('/shared/made-up');
    },
  });
});
