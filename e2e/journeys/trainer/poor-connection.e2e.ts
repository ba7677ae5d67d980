import { expect } from '@jest/globals';
import type { Route } from 'playwright-core';
import { eventually } from '../../../backend/test/support/eventually.ts';
import { DESKTOP, journey, journeys, visit } from '../../support/browser.ts';
import {
  expectPath,
  expectRefused,
  fillIn,
  isFocused,
  press,
  seeHeading,
  seeMessage,
  typedIn,
} from '../../support/forms.ts';
import { aDraft, kitchen } from '../../support/kitchen.ts';
import { beSignedIn } from '../../support/session.ts';
import { coached, newAddress, newWord, PASSWORD, people, person, recipes } from '../../support/world.ts';

const UNREACHABLE = 'The server could not be reached. Nothing has been saved; what you typed is still here.';
const DATA = '**/*.data*';

journeys('on a poor connection', () => {
  journey(
    'a form that could not be sent keeps what was typed',
    async ({ page, expectComplaint }) => {
      expectComplaint('net::ERR_INTERNET_DISCONNECTED');
      const address = newAddress('tunnel');
      await beSignedIn(page, await person('trainer'));
      await visit(page, '/trainer/profile');
      await fillIn(page, { 'Customer email': address, 'Message (optional)': 'A long letter' });
      await page.route(DATA, (route) => route.abort('internetdisconnected'));
      await expectRefused(page, 'Send invitation', [UNREACHABLE]);
      expect(await typedIn(page, 'Customer email')).toBe(address);
      expect(await typedIn(page, 'Message (optional)')).toBe('A long letter');
      await page.unroute(DATA);
      await press(page, 'Send invitation');
      await seeMessage(page, 'Invitation Sent');
    },
    { scriptsOnly: true },
  );

  journey(
    'a recipe typed without a connection stays, and is read once there is one',
    async ({ page, expectComplaint }) => {
      for (const usual of ['net::ERR_INTERNET_DISCONNECTED', 'Failed to fetch', 'Error loading route module'])
        expectComplaint(usual);
      await beSignedIn(page, await person('trainer'));
      await visit(page, '/trainer/recipes/new');
      await page.route('**/*', (route) => route.abort('internetdisconnected'));
      await fillIn(page, { Name: 'Tunnel soup', Ingredients: '200 g chicken breast' });
      await page.getByText('so the ingredients were not checked').waitFor();
      expect(await typedIn(page, 'Name')).toBe('Tunnel soup');
      await page.unroute('**/*');
      await fillIn(page, { Ingredients: '300 g chicken breast' });
      await page.getByText('chicken breast 300 g').waitFor();
      expect(await typedIn(page, 'Name')).toBe('Tunnel soup');
    },
    { scriptsOnly: true },
  );

  journey(
    'typing a recipe loads nothing but its reading',
    async ({ page }) => {
      await beSignedIn(page, await person('trainer'));
      await visit(page, '/trainer/recipes/new');
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        // Remix asks by itself which pages the links of a page lead to.
        if (request.resourceType() === 'fetch' && pathname !== '/__manifest')
          asked.push(`${request.method()} ${pathname}`);
      });
      await fillIn(page, { Ingredients: '200 g chicken breast' });
      await page.getByText('chicken breast 200 g').waitFor();
      await page.locator('[aria-busy="false"]').waitFor();
      expect(asked).toEqual(['POST /recipes/nutrition']);
    },
    { scriptsOnly: true },
  );

  journey(
    'a recipe that was checked before the connection went keeps what was typed since',
    async ({ page, expectComplaint }) => {
      expectComplaint('net::ERR_INTERNET_DISCONNECTED');
      await beSignedIn(page, await person('trainer'));
      await visit(page, '/trainer/recipes/new');
      await fillIn(page, { Name: 'Tunnel soup', Ingredients: '200 g chicken breast' });
      const checked = page.waitForResponse((response) => isForm(response.request().method(), response.url()));
      await press(page, 'Check the ingredients');
      await checked;
      await page.getByRole('button', { name: 'Check the ingredients' }).waitFor();
      await fillIn(page, { Name: 'Tunnel stew', Instructions: 'Wait for the light.' });
      await page.getByRole('checkbox', { name: 'Dinner' }).check();
      await page.route(DATA, (route) => route.abort('internetdisconnected'));
      await expectRefused(page, 'Save recipe', [UNREACHABLE]);
      expect(await typedIn(page, 'Name')).toBe('Tunnel stew');
      expect(await typedIn(page, 'Instructions')).toBe('Wait for the light.');
      expect(await typedIn(page, 'Ingredients')).toBe('200 g chicken breast');
      expect(await page.getByRole('checkbox', { name: 'Dinner' }).isChecked()).toBe(true);
    },
    { scriptsOnly: true },
  );

  journey(
    'notes that could not be sent stay with their recipe',
    async ({ page, expectComplaint }) => {
      expectComplaint('net::ERR_INTERNET_DISCONNECTED');
      const trainer = await person('trainer');
      for (const { id } of await recipes([{ name: `Dal ${newWord()}` }, { name: `Curry ${newWord()}` }])) {
        await trainer.api.POST('/api/favorites', { body: { recipeId: id } });
      }
      await beSignedIn(page, trainer);
      await visit(page, '/favorites');
      await page.getByText('Add notes for Dal').click();
      const entry = page.getByRole('listitem').filter({ hasText: 'Add notes for Dal' });
      await entry.getByLabel('Notes (optional)').fill('Half the chili');
      await page.route(DATA, (route) => route.abort('internetdisconnected'));
      await entry.getByRole('button', { name: 'Save notes' }).click();
      await entry.getByText(UNREACHABLE).waitFor();
      expect(await entry.getByLabel('Notes (optional)').inputValue()).toBe('Half the chili');
    },
    { scriptsOnly: true },
  );

  journey(
    'a change that could not be sent leaves the plan open',
    async ({ page, expectComplaint }) => {
      expectComplaint('net::ERR_INTERNET_DISCONNECTED');
      const trainer = await person('trainer');
      await kitchen(trainer);
      const { draftId } = await aDraft(trainer);
      await beSignedIn(page, trainer);
      await visit(page, `/meal-plans/drafts/${draftId}`);
      const lock = page.getByRole('button', { name: /^Lock day 1, breakfast/ });
      await page.route(DATA, (route) => route.abort('internetdisconnected'));
      await lock.click();
      await page.getByRole('alert').getByText('The plan is as it was. Please try again.').waitFor();
      await seeHeading(page, 'Steady week');
      await page.unroute(DATA);
      await lock.click();
      await seeMessage(page, 'Meal locked');
      await page.getByText('The plan is as it was.').waitFor({ state: 'detached' });

      await page.getByRole('link', { name: /^Swap day 1, lunch/ }).click();
      const other = page.getByRole('button', { name: /^Use this/ }).first();
      await other.waitFor();
      await page.route(DATA, (route) => route.abort('internetdisconnected'));
      await other.click();
      await page.getByRole('dialog', { name: 'Swap a meal' }).getByText(UNREACHABLE).waitFor();
      await page.unroute(DATA);
      await other.click();
      await seeMessage(page, 'Meal swapped');
    },
    { scriptsOnly: true },
  );

  journey(
    'a sign-in that could not be sent can be tried again',
    async ({ page, expectComplaint }) => {
      expectComplaint('net::ERR_CONNECTION_RESET');
      const [{ email }] = await people([{ role: 'trainer' }]);
      await visit(page, '/login');
      await fillIn(page, { Email: email, Password: PASSWORD });
      await page.route(DATA, (route) => route.abort('connectionreset'));
      await expectRefused(page, 'Sign In', [UNREACHABLE]);
      expect(await typedIn(page, 'Email')).toBe(email);
      await page.unroute(DATA);
      await fillIn(page, { Password: PASSWORD });
      await press(page, 'Sign In');
      await seeHeading(page, `Welcome, ${email.split('@')[0]}`);
    },
    { scriptsOnly: true },
  );

  journey(
    'a page or search that does not load leaves the current page, and can be requested again',
    async ({ page, expectComplaint }) => {
      for (const usual of ['net::ERR_INTERNET_DISCONNECTED', 'Failed to fetch', 'Error loading route module'])
        expectComplaint(usual);
      const trainer = await person('trainer');
      await coached(trainer, await person('customer'));
      await beSignedIn(page, trainer);
      await visit(page, '/trainer/customers');
      await page.route('**/*', (route) => route.abort('internetdisconnected'));
      await page.getByRole('link', { name: 'Profile' }).first().click();
      await seeMessage(page, 'The server could not be reached');
      await press(page, 'Close message');
      await fillIn(page, { 'Search customers': 'anna' });
      await press(page, 'Search');
      await seeMessage(page, 'The server could not be reached');
      expect(await typedIn(page, 'Search customers')).toBe('anna');
      await expectPath(page, '/trainer/customers');
      await page.unroute('**/*');
      await page.getByRole('link', { name: 'Profile' }).first().click();
      await seeHeading(page, 'My Profile');
    },
    { scriptsOnly: true },
  );

  journey(
    'a link in a menu that does not load leaves the focus on the button of the menu',
    async ({ page, expectComplaint }) => {
      for (const usual of ['net::ERR_INTERNET_DISCONNECTED', 'Failed to fetch', 'Error loading route module'])
        expectComplaint(usual);
      await beSignedIn(page, await person('trainer'));
      await visit(page, '/trainer/customers');
      await page.route('**/*', (route) => route.abort('internetdisconnected'));
      const menu = page.locator('summary').filter({ hasText: 'Account menu' });
      await menu.press('Enter');
      await page.getByRole('link', { name: 'Profile' }).press('Enter');
      await seeMessage(page, 'The server could not be reached');
      await eventually(() => isFocused(menu));
    },
    { viewport: DESKTOP, scriptsOnly: true },
  );

  journey(
    'a proxy that answers for a restarting server leaves the page as it is, and forms can be sent again',
    async ({ page, expectComplaint }) => {
      for (const usual of ['was answered with 503', 'is not valid JSON', 'Unable to decode', 'SyntaxError'])
        expectComplaint(usual);
      await beSignedIn(page, await person('trainer'));
      await visit(page, '/settings/data');
      const answerWith503 = (route: Route) =>
        route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Service Unavailable</h1>' });
      await page.route(DATA, answerWith503);
      await press(page, 'Make the file');
      await seeMessage(page, 'The server could not be reached');
      await seeMessage(page, 'Your change may not have been saved. Please try again in a moment.');
      await page.getByRole('link', { name: 'Delete account' }).click();
      await seeMessage(page, 'Please try again in a moment.');
      await expectPath(page, '/settings/data');
      await page.unroute(DATA);
      await press(page, 'Make the file');
      await seeMessage(page, 'You may leave this page');
    },
    { scriptsOnly: true },
  );

  journey(
    'a page can be left before the end of an answer has arrived',
    async ({ page }) => {
      await page.addInitScript(holdBackTheEndOfAnswersToForms);
      await beSignedIn(page, await person('trainer'));
      await visit(page, '/trainer/recipes/new');
      await fillIn(page, { Name: 'Hasty soup', Ingredients: '200 g chicken breast' });
      let letThrough = () => {};
      const held = new Promise<void>((resolve) => {
        letThrough = resolve;
      });
      const isReloading = page.waitForRequest(
        (request) => request.method() === 'GET' && isData(request.url()),
      );
      await page.route(DATA, async (route) => {
        if (route.request().method() === 'GET') await held;
        await route.continue();
      });
      await press(page, 'Check the ingredients');
      await isReloading;
      await page.getByRole('link', { name: 'Recipes' }).first().click();
      letThrough();
      await seeHeading(page, 'My Recipes');
    },
    { scriptsOnly: true },
  );

  journey(
    'a busy button says so, and works once',
    async ({ page }) => {
      const address = newAddress('patient');
      await beSignedIn(page, await person('trainer'));
      await visit(page, '/trainer/profile');
      await fillIn(page, { 'Customer email': address });
      let letThrough = () => {};
      const held = new Promise<void>((resolve) => {
        letThrough = resolve;
      });
      await page.route(DATA, async (route) => {
        await held;
        await route.continue();
      });
      await press(page, 'Send invitation');
      const atWork = page.getByRole('button', { name: 'Sending...', exact: true });
      await atWork.waitFor();
      expect(await atWork.isDisabled()).toBe(true);
      letThrough();
      await seeMessage(page, 'Invitation Sent');
      expect(await typedIn(page, 'Customer email')).toBe('');
    },
    { scriptsOnly: true },
  );
});

const isForm = (method: string, url: string) =>
  method === 'POST' && new URL(url).pathname === '/trainer/recipes/new.data';

const isData = (url: string) => new URL(url).pathname.endsWith('.data');

/** Runs in the browser. The content of an answer arrives at once, and its end only when the request is given up. */
function holdBackTheEndOfAnswersToForms(): void {
  const usual = window.fetch;
  window.fetch = async (address, options) => {
    const answer = await usual(address, options);
    const signal = options?.signal;
    if (options?.method !== 'POST' || !signal) return answer;
    const content = new Uint8Array(await answer.arrayBuffer());
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(content);
        signal.addEventListener('abort', () => stream.error(signal.reason));
      },
    });
    return new Response(body, answer);
  };
}
