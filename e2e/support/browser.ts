import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { complaintsOf, type Expected } from './complaints.ts';
import { nextAddress } from './network.ts';
import { product } from './product.ts';
import { BROWSER_ZONE } from './world.ts';

export interface Visit {
  page: Page;
  context: BrowserContext;
  scripts: boolean;
  /** Opens another browser with its own cookies but the same rules. */
  another(): Promise<Page>;
  /** Failures that this journey provokes on purpose, as a part of the console's text. */
  expectComplaint(part: Expected): void;
}

export interface Settings {
  viewport?: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
  /** It is set for journeys that make no sense without scripts. */
  scriptsOnly?: boolean;
  /** The time limit of a journey over many pages, in milliseconds. */
  patienceMs?: number;
}

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 800 };
/** This is long enough for a very slow machine. A passing journey never waits this long. */
const PATIENCE_MS = 30_000;

/** These flags prevent the requests to Google that Chromium makes at startup. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page of a journey lives for seconds, so optimizing its scripts takes longer than it saves, and so do more threads.
  '--js-flags=--no-opt,--no-maglev,--single-threaded',
];

let browser: Browser;
const scripted = new WeakSet<BrowserContext>();

/**
 * Runs a journey twice, with scripts and without. Any console error, policy violation, hydration warning, or failed
 * request makes it fail.
 */
export function journey(name: string, walk: (visit: Visit) => Promise<void>, settings: Settings = {}): void {
  const ways = settings.scriptsOnly ? [true] : [true, false];
  for (const scripts of ways) {
    test(
      `${name} (scripts ${scripts ? 'on' : 'off'})`,
      async () => {
        const complaints: string[] = [];
        const expected: Expected[] = [];
        const contexts: BrowserContext[] = [];
        const newBrowser = async () => {
          const context = await newContext(scripts, settings);
          contexts.push(context);
          complaintsOf(context, scripts, expected, (complaint) => complaints.push(complaint));
          return context;
        };
        const context = await newBrowser();
        const page = await context.newPage();
        try {
          await walk({
            page,
            context,
            scripts,
            another: async () => (await newBrowser()).newPage(),
            expectComplaint: (part) => expected.push(part),
          });
        } catch (error) {
          throw await withPicture(error, contexts, name, complaints);
        } finally {
          for (const opened of contexts) await opened.close();
        }
        expect(complaints).toEqual([]);
      },
      settings.patienceMs,
    );
  }
}

/** Groups the journeys of a file, which share a browser. */
export function journeys(title: string, define: () => void): void {
  describe(title, () => {
    beforeAll(async () => {
      browser = await chromium.launch({
        executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
        args: FLAGS,
      });
    });
    afterAll(() => browser.close());
    define();
  });
}

/** Opens an address. With scripts, it returns after hydration. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
}

/** Waits for hydration of a full page that a link or form has led to. */
export async function settled(page: Page): Promise<void> {
  if (!scripted.has(page.context())) return;
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === '');
}

async function newContext(scripts: boolean, settings: Settings): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: product.url,
    javaScriptEnabled: scripts,
    viewport: settings.viewport ?? PHONE,
    colorScheme: settings.colorScheme ?? 'light',
    locale: 'en-US',
    timezoneId: BROWSER_ZONE,
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'X-Forwarded-For': nextAddress() },
  });
  context.setDefaultTimeout(PATIENCE_MS);
  if (scripts) scripted.add(context);
  return context;
}

/** Saves a screenshot, because it is easier to see than to read where a journey failed. */
async function withPicture(
  error: unknown,
  contexts: BrowserContext[],
  name: string,
  complaints: string[],
): Promise<unknown> {
  if (!(error instanceof Error)) return error;
  for (const [number, page] of contexts.flatMap((context) => context.pages()).entries()) {
    const path = `${product.pictures}/${name.replaceAll(/\W+/g, '-')}-${number}.png`;
    await page.screenshot({ path, fullPage: true }).catch(() => undefined);
    error.message += `\n\nat ${page.url()}, seen in ${path}`;
  }
  if (complaints.length > 0) error.message += `\n\nthe browser complained: ${complaints.join('\n')}`;
  return error;
}
