import type { Page, Route } from 'playwright-core';
import { settled } from './browser.ts';

const SCRIPTS = '**/assets/*.js';

/**
 * Delays the scripts of the next page. The returned function lets them load and resolves when the page is hydrated
 * and idle.
 */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const wait = async (route: Route) => {
    await held;
    await route.continue();
  };
  await page.route(SCRIPTS, wait);
  return async () => {
    letThrough();
    await settled(page);
    await page.unroute(SCRIPTS, wait);
    await page.evaluate(
      () => new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => done()))),
    );
  };
}

/** Keeps back requests to an address until the returned function is called. */
export async function holdAnswers(page: Page, address: RegExp): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Elements in which a user can type, check, or choose. */
const CONTROLS = 'main :is(input:not([type=hidden]), textarea, select):enabled:not([readonly])';

/**
 * Types into each of these fields, toggles each box, and changes each list, and returns the resulting values. It does so
 * in one call, because a page may have hundreds of fields.
 */
export async function enterEverything(page: Page, fields = '*'): Promise<string[]> {
  await page.evaluate(
    ({ controls, fields, texts }) => {
      for (const folded of document.querySelectorAll<HTMLDetailsElement>('main details')) folded.open = true;
      for (const element of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(controls))
        if (element.matches(fields) && element.checkVisibility({ visibilityProperty: true })) enter(element);

      function enter(element: HTMLInputElement | HTMLSelectElement): void {
        if (element.type === 'file') return;
        if (element.type === 'checkbox' || element.type === 'radio') {
          element.click();
          return;
        }
        if (element instanceof HTMLSelectElement) {
          const { options, selectedIndex } = element;
          const others = [...options].filter(({ index, disabled }) => index !== selectedIndex && !disabled);
          element.value = others.at(-1)?.value ?? element.value;
        } else element.value = texts[element.type] ?? '7';
        for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
      }
    },
    { controls: CONTROLS, fields, texts: TEXTS },
  );
  for (const chooser of await page.$$('main input[type=file]:enabled'))
    if (
      (await chooser.isVisible()) &&
      (await chooser.evaluate((element, selector) => element.matches(selector), fields))
    )
      await chooser.setInputFiles({ name: 'soup.txt', mimeType: 'text/plain', buffer: Buffer.from('Soup') });
  return stateOfEverything(page, fields);
}

const TEXTS: Record<string, string> = {
  email: 'typed@example.org',
  date: '2031-02-03',
  time: '07:30',
  url: 'https://example.org',
};

/** The values of these fields. */
export const stateOfEverything = (page: Page, fields = '*'): Promise<string[]> =>
  page.$$eval(
    CONTROLS,
    (elements, selector) =>
      elements
        .filter((element) => element.matches(selector))
        .map((element) => {
          const control = element as Control;
          const name = `${control.tagName.toLowerCase()} ${control.id} ${control.name}`;
          if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type))
            return `${name} ${control.value} ${control.checked ? 'ticked' : 'empty'}`;
          return `${name} "${control.value}"`;
        }),
    fields,
  );

/** The disabled ones of these buttons. */
export const switchedOff = (page: Page, buttons: string): Promise<string[]> =>
  page.$$eval(`main button:disabled:is(${buttons})`, (disabled) =>
    disabled.map(({ textContent }) => `button ${textContent}`),
  );
