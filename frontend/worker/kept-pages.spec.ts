import { beforeEach, describe, expect, test } from '@jest/globals';
import { answerFile, filesIn, findKept, forget, keep, offersUndo, permission } from './kept-pages';

const [LIST, TAB] = ['/grocery-list', '/customer/grocery-list'];
const SITE = 'https://meals.example';

/** The network's answers, by the address of the file. */
let network: Record<string, string>;
let stored: Map<string, string>;
/** Runs while a file is loaded, to test what happens meanwhile. */
let whileLoading: () => Promise<void>;

const pathOf = (asked: RequestInfo | URL) =>
  new URL(asked instanceof Request ? asked.url : asked, SITE).pathname;

const cache = {
  match: async (asked: RequestInfo) => {
    const text = stored.get(pathOf(asked));
    return text === undefined ? undefined : new Response(text);
  },
  add: async (asked: RequestInfo) => {
    const text = network[pathOf(asked)];
    if (text === undefined) throw new TypeError('Failed to fetch');
    await whileLoading();
    stored.set(pathOf(asked), text);
  },
  put: async (asked: RequestInfo, answer: Response) => void stored.set(pathOf(asked), await answer.text()),
  keys: async () => [...stored.keys()].map((path) => new Request(SITE + path)),
  delete: async (asked: RequestInfo) => stored.delete(pathOf(asked)),
};

beforeEach(() => {
  [network, stored, whileLoading] = [{}, new Map(), async () => {}];
  Object.assign(globalThis, {
    caches: { open: async () => cache, match: cache.match, delete: async () => stored.clear() },
    fetch: async (asked: Request) => new Response(network[pathOf(asked)]),
  });
});

const documentOf = (build: string) =>
  `<link rel="stylesheet" href="/assets/app-${build}.css"/><script>import "/assets/list-${build}.js"</script>`;

function deploy(build: string): Response {
  network = { [`/assets/app-${build}.css`]: 'style', [`/assets/list-${build}.js`]: 'script' };
  return new Response(documentOf(build));
}

const keptPaths = () => [...stored.keys()].sort();

test('a document names its files', () => {
  expect(filesIn(documentOf('1'))).toEqual(['/assets/app-1.css', '/assets/list-1.js']);
});

test('a page is kept with its files, which are then answered without the network', async () => {
  await keep(LIST, deploy('1'));
  network = {};
  expect(await (await findKept(LIST))?.text()).toBe(documentOf('1'));
  expect(await (await answerFile(new Request(`${SITE}/assets/list-1.js`))).text()).toBe('script');
});

test('a page replaces the one of an earlier deployment only when it is complete', async () => {
  await keep(LIST, deploy('1'));
  const answer = deploy('2');
  delete network['/assets/list-2.js'];
  await expect(keep(LIST, answer)).rejects.toThrow('Failed to fetch');
  expect(await (await findKept(LIST))?.text()).toBe(documentOf('1'));
  expect(keptPaths()).toContain('/assets/list-1.js');
  await keep(LIST, deploy('2'));
  expect(keptPaths()).toEqual(['/assets/app-2.css', '/assets/list-2.js', LIST]);
});

test('files stay as long as another kept page names them', async () => {
  await keep(LIST, deploy('1'));
  await keep(TAB, deploy('2'));
  expect(keptPaths()).toHaveLength(6);
  await keep(LIST, deploy('2'));
  expect(keptPaths()).toEqual(['/assets/app-2.css', '/assets/list-2.js', TAB, LIST]);
});

test('nothing is kept of a failure or of a page with a message, and everything is forgotten on a redirect', async () => {
  await keep(LIST, new Response('down', { status: 503 }));
  await keep(LIST, new Response('<div class="toast">Item deleted</div>'));
  expect(keptPaths()).toEqual([]);
  expect(offersUndo(new URL(`${SITE}${LIST}?list=1&undo=7`))).toBe(true);
  expect(offersUndo(new URL(`${SITE}${LIST}?list=1`))).toBe(false);
  await keep(LIST, deploy('1'));
  await keep(LIST, Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' }));
  expect(keptPaths()).toEqual([]);
});

describe('what was asked before somebody signed out', () => {
  test('is not kept', async () => {
    const permitted = permission();
    const answer = deploy('1');
    await forget();
    await keep(LIST, answer, permitted);
    expect(keptPaths()).toEqual([]);
    await keep(TAB, new Response('<p>The list of somebody else</p>'));
    expect(keptPaths()).toEqual([TAB]);
  });

  test('leaves no file either if they sign out while its files are loaded', async () => {
    whileLoading = forget;
    await keep(LIST, deploy('1'));
    expect(keptPaths()).toEqual([]);
  });
});
