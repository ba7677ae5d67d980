import type { Page } from 'playwright-core';
import { visit } from './browser.ts';

/** Opens a page and cuts the connection as soon as its scripts run, before anything they need later has loaded. */
export async function visitAndCut(page: Page, path: string): Promise<void> {
  await page.unrouteAll();
  await page.route('**/__manifest*', (route) => route.abort('internetdisconnected'));
  await visit(page, path);
  await page.route('**/*', (route) => route.abort('internetdisconnected'));
  // Some forms can be sent only if something in them is checked.
  for (const box of await page.$$('main form:has([type=submit]:disabled) [type=checkbox]:enabled'))
    if (!(await box.isChecked())) await box.check();
  // The attribute disappears when the page is loaded again.
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
}

/** An element of a page that sends a request to the server when it is pressed. */
export interface Act {
  /** It is equal for all elements with the same effect, regardless of IDs. */
  name: string;
  /** The address that it sends to or leads to. */
  path: string;
  selector: string;
}

/** Forms that scripts send. Sign-out is left to the browser, so that nothing of the session stays in its memory. */
const POSTING = [
  'form[method=post]:not([action="/logout"]:not([data-discover])) button[type=submit]:not([formmethod=get])',
  'button[formmethod=post]',
]
  .map((button) => `${button}:enabled:not([aria-disabled])`)
  .join();

/** Everything on a page or in an open dialog that sends something when pressed, and links to confirmations. */
export const actsOn = (page: Page, within = 'body'): Promise<Act[]> => actsOf(page, within);

/** Does the same for a page as the server sent it, without opening it. */
export const actsIn = (page: Page, html: string): Promise<Act[]> => actsOf(page, 'body', html);

const actsOf = (page: Page, within: string, html?: string): Promise<Act[]> =>
  page
    .evaluate(
      ({ within, posting, html }) => {
        const pathTo = (address: string) => new URL(address).pathname;
        const looked = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
        const found = [
          ...looked.querySelectorAll(`${within} :is(${posting}, a[href^="/"]:not([href*="#"]))`),
        ];
        return found.map((element, index) => {
          element.setAttribute('data-act', `${within} ${index}`);
          const selector = `[data-act="${within} ${index}"]`;
          if (element instanceof HTMLAnchorElement)
            return { name: `link ${pathTo(element.href)}`, path: pathTo(element.href), selector };
          const button = element as HTMLButtonElement;
          const own = button.getAttribute('formaction');
          const path = pathTo(own ? button.formAction : (button.form?.action ?? ''));
          const intent = button.form?.querySelector<HTMLInputElement>('input[name=intent]')?.value ?? '';
          return {
            name: `${path} ${intent} ${button.name === 'intent' ? button.value : button.name}`,
            path,
            selector,
          };
        });
      },
      { within, posting: POSTING, html },
    )
    .then((acts) =>
      acts.map((act) => ({ ...act, name: act.name.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id') })),
    );

/** Waits until previous requests have finished, because a late answer would close what was opened meanwhile. */
function isQuiet(): boolean {
  const { state } = (window as unknown as { __remixRouter: { state: RouterState } }).__remixRouter;
  return (
    state.navigation.state === 'idle' && [...state.fetchers.values()].every((one) => one.state === 'idle')
  );
}

type RouterState = { navigation: { state: string }; fetchers: Map<string, { state: string }> };

/** Presses the element, even if it is inside something collapsed, and says what happened to the page. */
export async function pressAndLook(page: Page, { selector }: Act): Promise<'stays, and says why' | string> {
  await page.waitForFunction(isQuiet);
  const isThere = await page.evaluate((selector) => {
    for (const close of document.querySelectorAll<HTMLButtonElement>('.toast button')) close.click();
    for (const message of document.querySelectorAll('[role=status] *, [role=alert], [data-error-summary]'))
      message.setAttribute('data-seen', '');
    const element = document.querySelector<HTMLElement>(selector);
    for (let place = element; place; place = place.parentElement)
      if (place instanceof HTMLDetailsElement) place.open = true;
    // It was submitted automatically, or it is only for users without scripts.
    if (!element?.checkVisibility()) return false;
    if (element instanceof HTMLButtonElement && element.form) element.form.noValidate = true;
    element.click();
    return true;
  }, selector);
  if (!isThere) return 'is not there';
  try {
    const outcome = await page.waitForFunction(
      () => {
        if (!document.documentElement.hasAttribute('data-same-page')) return 'loaded anew';
        const heading = document.querySelector('h1')?.textContent ?? '';
        if (/Something Went Wrong|Not Available/.test(heading)) return `replaced by "${heading}"`;
        if (document.querySelector('dialog[open] form, dialog[open] [role=alert]'))
          return 'stays, and says why';
        const messages = document.querySelectorAll('[role=status], [role=alert], [data-error-summary]');
        const isNew = [...messages].some(
          (message) =>
            /could not be|not saved|nothing has been|is as it was|try again/i.test(
              message.textContent ?? '',
            ) &&
            (!message.matches('[role=status]') || message.querySelector(':not([data-seen])') !== null),
        );
        return isNew ? 'stays, and says why' : null;
      },
      undefined,
      { timeout: 30_000 },
    );
    return String(await outcome.jsonValue());
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError'
      ? 'stays, and says nothing'
      : `gone: ${error}`;
  }
}
