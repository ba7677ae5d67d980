/** The pages that open without a connection. `features/groceries/offline` registers the worker for them. */
export const PAGES: readonly string[] = ['/grocery-list', '/customer/grocery-list'];

/** `features/groceries/offline/kept-lists.ts` deletes this cache when another account opens its lists. */
const CACHE = 'groceries';

/** Everything that a document needs has a name of its own for each content. */
const isFile = (path: string): boolean => path.startsWith('/assets/');

/** Returns the files that a document names: its style sheet, and the modules of its routes with what they import. */
export const filesIn = (html: string): string[] => [
  ...new Set(html.match(/\/assets\/[\w.-]+\.(?:css|js)\b/g) ?? []),
];

/** A document with a message about what has just happened, or that offers to undo it, would do so each time that it opens. */
const saysSomething = (html: string): boolean => html.includes('class="toast"');
export const offersUndo = (address: URL): boolean => address.searchParams.has('undo');

/** Opening the cache would make it, also after everything was forgotten. */
export const findKept = (path: string): Promise<Response | undefined> =>
  caches.match(path, { cacheName: CACHE });

/** Counts how often everything was forgotten. */
let forgotten = 0;

/** An answer that is requested from now on may be kept as long as nobody signs out meanwhile. */
export const permission = (): number => forgotten;

/** Forgets everything, and lets nothing be kept that is still on its way. */
export async function forget(): Promise<void> {
  forgotten += 1;
  await caches.delete(CACHE);
}

/**
 * Keeps the network's answer to a page. A redirect says that the session has ended, so nothing may open without a
 * connection any more. A document is kept only after all of its files, so that it opens whole or as it was before.
 */
export async function keep(path: string, answer: Response, permitted = permission()): Promise<void> {
  if (answer.type === 'opaqueredirect' || answer.redirected) return forget();
  if (!answer.ok) return;
  const html = await answer.clone().text();
  if (saysSomething(html) || permitted !== forgotten) return;
  const cache = await caches.open(CACHE);
  await Promise.all(
    filesIn(html).map(async (file) => {
      if (!(await cache.match(file))) await cache.add(file);
    }),
  );
  if (permitted === forgotten) await cache.put(path, answer);
  if (permitted !== forgotten) await caches.delete(CACHE);
  else await dropUnneeded(cache);
}

/** Deletes the files of earlier deployments. */
async function dropUnneeded(cache: Cache): Promise<void> {
  const documents = await Promise.all(PAGES.map(async (path) => (await cache.match(path))?.text()));
  const needed = new Set(documents.flatMap((html) => filesIn(html ?? '')));
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (isFile(pathname) && !needed.has(pathname)) await cache.delete(request);
  }
}

/** Answers a request for a file that never changes. */
export async function answerFile(request: Request): Promise<Response> {
  return (await findKept(new URL(request.url).pathname)) ?? fetch(request);
}

export { isFile };
