import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from '../../../backend/test/support/eventually.ts';
import { journey, journeys, visit } from '../../support/browser.ts';
import {
  addressOf,
  findPages,
  type Page as OpenedPage,
  type World,
  worldOfEverything,
} from '../../support/every-page.ts';
import { fillIn, press, seeMessage, typedIn } from '../../support/forms.ts';
import { beSignedIn } from '../../support/session.ts';
import { enterEverything, holdScripts, stateOfEverything, switchedOff } from '../../support/slow-line.ts';

const TYPEABLE = /<(?:textarea|select|input (?![^>]*type="hidden"))/;

let world: Promise<World> | undefined;

const theWorld = () => {
  world ??= worldOfEverything();
  return world;
};

/** Fields of pages that an earlier role has tried. The same code draws the same fields for every role. */
const tried = new Set<string>();

/** Identifies a page by its pattern and by the names and types of its fields, regardless of their values. */
const fieldsOf = ({ pattern, html }: OpenedPage): string => {
  const fields = html.match(/<(?:textarea|select|input) [^>]*>/g) ?? [];
  const named = fields.map((field) => ['name', 'type'].map((key) => attribute(field, key)).join(' '));
  return [pattern, ...new Set(named)].join('\n');
};

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

function isNew(page: OpenedPage): boolean {
  const fields = fieldsOf(page);
  const isFirst = !tried.has(fields);
  tried.add(fields);
  return isFirst;
}

/** Checkboxes of the rows of a list. */
const ROWS = 'input[type=checkbox][name=id]';

const hasRows = (page: OpenedPage): boolean => fieldsOf(page).split('\n').includes('id checkbox');

/** The fields that are filled in before scripts arrive, and the buttons that must not be disabled by then. */
interface Turn {
  fields: string;
  buttons: string;
}

/** Buttons that act on selected rows are disabled while no row is. */
const ALL_BUT_ROWS: Turn = { fields: `:not(${ROWS})`, buttons: `:not(form:has(${ROWS}) *)` };
const ONLY_ROWS: Turn = { fields: ROWS, buttons: '*' };

/**
 * Types into every field of a page before its scripts arrive, and returns what was lost or disabled once they have.
 * Rows are selected in a turn of their own, because filters that are filled in early are applied to the list.
 */
async function lostOn(page: Page, opened: OpenedPage): Promise<string[]> {
  const lost = await lostIn(page, opened.path, ALL_BUT_ROWS);
  return hasRows(opened) ? [...lost, ...(await lostIn(page, opened.path, ONLY_ROWS))] : lost;
}

async function lostIn(page: Page, path: string, { fields, buttons }: Turn): Promise<string[]> {
  const letThrough = await holdScripts(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const typed = await enterEverything(page, fields);
  const off = await switchedOff(page, buttons);
  await letThrough();
  const after = await stateOfEverything(page);
  const lost = typed.filter((state) => !after.includes(state));
  const spoiled = (await switchedOff(page, buttons)).filter((button) => !off.includes(button));
  return [...lost, ...spoiled].map((state) => `${path}: ${state}`);
}

journeys('input before the scripts arrive', () => {
  for (const role of [null, 'customer', 'trainer', 'admin'] as const) {
    journey(
      `is kept on every page of a ${role ?? 'visitor'}`,
      async ({ page }) => {
        const everything = await theWorld();
        if (role) await beSignedIn(page, everything.people[role]);
        const pages = (await findPages(everything, role)).filter(({ html }) => TYPEABLE.test(html));
        expect(pages.length).toBeGreaterThan(3);
        const lost: string[] = [];
        if (role === 'admin') expect(pages.some(hasRows)).toBe(true);
        for (const opened of pages.filter(isNew)) lost.push(...(await lostOn(page, opened)));
        expect(lost).toEqual([]);
      },
      { scriptsOnly: true, patienceMs: 600_000 },
    );
  }

  journey(
    'does not stop a page from hydrating whose state is still being decoded',
    async ({ page }) => {
      await page.addInitScript(typeBeforeHydration);
      await visit(page, '/login');
      expect(await typedIn(page, 'Email')).toBe('early@example.org');
    },
    { scriptsOnly: true },
  );

  journey(
    'can be sent as words for the generator',
    async ({ page }) => {
      const { people } = await theWorld();
      await beSignedIn(page, people.trainer);
      await typeEarly(page, '/meal-plan-generator', () =>
        page.getByLabel('Describe the plan').fill('3 days, 1900 kcal, no mushrooms'),
      );
      await press(page, 'Read My Text');
      await eventually(async () => (await page.locator('#dailyCalorieTarget').inputValue()) === '1900');
    },
    { scriptsOnly: true },
  );

  journey(
    'can be sent as customers selected for a plan and for a recipe',
    async ({ page }) => {
      const everything = await theWorld();
      const { trainer, customer } = everything.people;
      await beSignedIn(page, trainer);
      const tick = () => page.getByRole('checkbox', { name: customer.email }).check();
      await typeEarly(page, addressOf('/trainer/meal-plans/:id/assign', everything, 'trainer'), tick);
      await press(page, 'Assign (1)');
      await seeMessage(page, 'assigned');
      await typeEarly(page, addressOf('/trainer/recipes/:id/assign', everything, 'trainer'), tick);
      await press(page, 'Update');
      await page.waitForURL((url) => !url.pathname.endsWith('/assign'));
    },
    { scriptsOnly: true },
  );

  journey(
    'is read as the ingredients of a new recipe',
    async ({ page }) => {
      const { people } = await theWorld();
      await beSignedIn(page, people.trainer);
      await typeEarly(page, '/trainer/recipes/new', () =>
        fillIn(page, { Name: 'Early soup', Servings: '2', Ingredients: '200 g chicken breast' }),
      );
      await page.getByText('chicken breast 200 g').waitFor();
      expect(await typedIn(page, 'Name')).toBe('Early soup');
    },
    { scriptsOnly: true },
  );
});

/** Runs in the page before its own scripts. React listens for this event, and hydrates in a task of its own. */
function typeBeforeHydration(): void {
  const listen = document.addEventListener;
  document.addEventListener = (...listener: Parameters<typeof listen>) => {
    listen.apply(document, listener);
    if (listener[0] === 'change') queueMicrotask(typeEmail);
  };

  function typeEmail(): void {
    const field = document.querySelector<HTMLInputElement>('[name=email]');
    if (!field) return;
    field.value = 'early@example.org';
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/** Opens a page, or reloads the current one, and types before its scripts run. */
async function typeEarly(page: Page, path: string | null, type: () => Promise<void>): Promise<void> {
  const letThrough = await holdScripts(page);
  await page.goto(path ?? '', { waitUntil: 'domcontentloaded' });
  await type();
  await letThrough();
}
