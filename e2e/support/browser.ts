import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { product } from './product.ts';

export interface Visit {
  page: Page;
  context: BrowserContext;
  scripts: boolean;
  /** Another browser: its own cookies, the same rules. */
  another(): Promise<Page>;
  /** Failures that this journey provokes on purpose, as a part of the console's text. */
  expectComplaint(part: string | RegExp): void;
}

interface Settings {
  viewport?: { width: number; height: number };
  /** Journeys that make no sense with scripts off say so. */
  scriptsOnly?: boolean;
}

const PHONE = { width: 360, height: 740 };
const PATIENCE_MS = 15_000;

/** Without a window and without the calls home that Chromium makes at start. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let browser: Browser;

/**
 * One journey, walked twice: with scripts and without. Any console error, policy violation, hydration warning or failed
 * script on the way fails it.
 */
export function journey(name: string, walk: (visit: Visit) => Promise<void>, settings: Settings = {}): void {
  const ways = settings.scriptsOnly ? [true] : [true, false];
  for (const scripts of ways) {
    test(`${name} (scripts ${scripts ? 'on' : 'off'})`, async () => {
      const complaints: string[] = [];
      const expected: (string | RegExp)[] = [];
      const contexts: BrowserContext[] = [];
      const open = async () => {
        const context = await browser.newContext({
          baseURL: product.url,
          javaScriptEnabled: scripts,
          viewport: settings.viewport ?? PHONE,
          locale: 'en-GB',
          timezoneId: 'Europe/Berlin',
          reducedMotion: 'reduce',
        });
        context.setDefaultTimeout(PATIENCE_MS);
        contexts.push(context);
        listen(context, complaints);
        return context;
      };
      const context = await open();
      const page = await context.newPage();
      try {
        await walk({
          page,
          context,
          scripts,
          another: async () => (await open()).newPage(),
          expectComplaint: (part) => expected.push(part),
        });
      } catch (error) {
        throw await withPicture(error, page, name);
      } finally {
        for (const opened of contexts) await opened.close();
      }
      expect(complaints.filter((text) => !expected.some((part) => matches(text, part)))).toEqual([]);
    });
  }
}

/** The browser of a file's journeys. */
export function journeys(title: string, define: () => void): void {
  describe(title, () => {
    beforeAll(async () => {
      browser = await chromium.launch({
        executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
        args: FLAGS,
      });
    });
    afterAll(() => browser.close());
    define();
  });
}

/** A page that answers 4xx on purpose (a form with errors, a 404) is noted by the browser; nothing else may be. */
const ANSWERED_4XX = /^Failed to load resource: the server responded with a status of 4\d\d/;

function listen(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || ANSWERED_4XX.test(message.text())) return;
    complaints.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(`error on the page: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (!reason.includes('ERR_ABORTED')) complaints.push(`request failed: ${request.url()} ${reason}`);
  });
}

const matches = (text: string, part: string | RegExp) =>
  typeof part === 'string' ? text.includes(part) : part.test(text);

/** Where a journey broke is easier seen than read. */
async function withPicture(error: unknown, page: Page, name: string): Promise<unknown> {
  const path = `${product.dataDir}/${name.replaceAll(/\W+/g, '-')}.png`;
  await page.screenshot({ path, fullPage: true }).catch(() => undefined);
  if (error instanceof Error) error.message += `\n\nat ${page.url()}, seen in ${path}`;
  return error;
}
