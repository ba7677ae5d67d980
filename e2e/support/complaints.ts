import type { BrowserContext, Request } from 'playwright-core';

export type Expected = string | RegExp;

/** The browser logs each 4xx and 5xx response without its address. These are judged as responses below. */
const NOTE_OF_AN_ANSWER = /^Failed to load resource: the server responded with a status of/;

/** The browser reports this when a page is left while an answer is still being read. */
const NOTE_OF_LEAVING = /^AbortError: (?:BodyStreamBuffer was aborted|signal is aborted without reason)/;

/** A link was pressed before the router knew its route, so nothing was prefetched. */
const NOTE_OF_FETCHING_AHEAD = /^Tried to prefetch \S+ but no routes matched\.$/;

const HARMLESS_NOTES = [NOTE_OF_AN_ANSWER, NOTE_OF_LEAVING, NOTE_OF_FETCHING_AHEAD];

/** Collects what a browser finds wrong with the product, except what a journey expects. */
export function complaintsOf(
  context: BrowserContext,
  scripts: boolean,
  expected: readonly Expected[],
  tell: (complaint: string) => void,
): void {
  const complain = (text: string) => {
    if (!expected.some((part) => (typeof part === 'string' ? text.includes(part) : part.test(text))))
      tell(text);
  };
  context.on('console', (message) => {
    const text = message.text();
    if (!['error', 'warning'].includes(message.type())) return;
    if (!HARMLESS_NOTES.some((note) => note.test(text))) complain(`${message.type()}: ${text}`);
  });
  context.on('weberror', (error) => complain(`error on the page: ${error.error().message}`));
  context.on('response', (response) => {
    const status = response.status();
    if (status >= 500 || (status >= 400 && !mayBeRefused(response.request())))
      complain(`${response.request().method()} ${response.url()} was answered with ${status}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // The browser aborts requests that nobody waits for, and reports "csp" for scripts when they are disabled.
    if (reason.includes('ERR_ABORTED') || (!scripts && request.resourceType() === 'script')) return;
    complain(`request failed: ${request.url()} ${reason}`);
  });
}

/**
 * Pages and the data that scripts fetch for them may be refused on purpose: a form with errors, an unknown address.
 */
function mayBeRefused(request: Request): boolean {
  return request.isNavigationRequest() || new URL(request.url()).pathname.endsWith('.data');
}
