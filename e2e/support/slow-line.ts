import type { ElementHandle, Page, Route } from 'playwright-core';
import { settled } from './browser.ts';

const SCRIPTS = '**/assets/*.js';

/**
 * The scripts of the next page stay on their way until they are let through, which ends when
 * they have taken it over and have nothing left to do.
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

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Where somebody can type, tick or choose. */
const CONTROLS = 'main :is(input:not([type=hidden]), textarea, select):enabled:not([readonly])';

/** Types into each field, ticks or unticks each box, chooses another of each list; gives what then holds. */
export async function enterEverything(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll<HTMLDetailsElement>('main details')) folded.open = true;
  });
  for (const control of await page.$$(CONTROLS)) if (await control.isVisible()) await enter(control);
  return stateOfEverything(page);
}

const TEXTS: Record<string, string> = {
  email: 'typed@example.org',
  date: '2031-02-03',
  url: 'https://example.org',
};

async function enter(control: ElementHandle): Promise<void> {
  const { tag, type, checked, others } = await control.evaluate((element) => {
    const { tagName, type, checked, options, selectedIndex } = element as HTMLInputElement &
      HTMLSelectElement;
    return {
      tag: tagName,
      type: String(type),
      checked,
      others: [...(options ?? [])]
        .filter((option, index) => index !== selectedIndex && !option.disabled)
        .map(({ value }) => value),
    };
  });
  if (tag === 'SELECT') {
    if (others.length > 0) await control.selectOption(others.at(-1) ?? '');
  } else if (type === 'checkbox') await control.setChecked(!checked);
  else if (type === 'radio') await control.check();
  else if (type === 'file')
    await control.setInputFiles({ name: 'soup.txt', mimeType: 'text/plain', buffer: Buffer.from('Soup') });
  else await control.fill(TEXTS[type] ?? '7');
}

/** What each field holds. */
export const stateOfEverything = (page: Page): Promise<string[]> =>
  page.$$eval(CONTROLS, (elements) =>
    elements.map((element) => {
      const control = element as Control;
      const name = `${control.tagName.toLowerCase()} ${control.id} ${control.name}`;
      if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type))
        return `${name} ${control.value} ${control.checked ? 'ticked' : 'empty'}`;
      return `${name} "${control.value}"`;
    }),
  );

/** The buttons that cannot be pressed. */
export const switchedOff = (page: Page): Promise<string[]> =>
  page.$$eval('main button:disabled', (buttons) => buttons.map(({ textContent }) => `button ${textContent}`));
