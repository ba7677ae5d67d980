import { answerFile, findKept, forget, isFile, keep, offersUndo, PAGES, permission } from './kept-pages';

/** The part of a worker's types that is used here. The library that has them cannot be used beside that of pages. */
type WorkerEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type MessageEvent = WorkerEvent & { data: unknown; ports: readonly MessagePort[] };
type FetchEvent = WorkerEvent & { request: Request; respondWith: (answer: Promise<Response>) => void };
type Worker = {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  addEventListener(type: 'install' | 'activate', listen: (event: WorkerEvent) => void): void;
  addEventListener(type: 'message', listen: (event: MessageEvent) => void): void;
  addEventListener(type: 'fetch', listen: (event: FetchEvent) => void): void;
};

const worker = self as unknown as Worker;

/**
 * The kept page is shown after this time without an answer, in milliseconds. Good connections answer before.
 */
const MAX_WAIT_MS = 300;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

/**
 * A page that the browser has not opened through the worker asks for itself to be kept. The page on which somebody signs
 * out asks to forget everything, and waits for the answer.
 */
worker.addEventListener('message', (event) => {
  const path = String(event.data);
  const permitted = permission();
  if (path === 'forget') event.waitUntil(forget().finally(() => event.ports[0]?.postMessage(null)));
  else if (PAGES.includes(path))
    event.waitUntil(quietly(fetch(path).then((answer) => keep(path, answer, permitted))));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (isFile(pathname)) event.respondWith(answerFile(request));
  else if (request.mode === 'navigate' && PAGES.includes(pathname)) answerPage(event, pathname);
});

function answerPage(event: FetchEvent, path: string): void {
  const asked = fetch(event.request);
  const permitted = permission();
  // The copy is made before the browser reads the answer.
  const isKept = !offersUndo(new URL(event.request.url));
  if (isKept) event.waitUntil(quietly(asked.then((answer) => keep(path, answer.clone(), permitted))));
  event.respondWith(firstOf(asked, path));
}

/** Returns the network's answer unless it takes long or the server fails, and a kept page exists. */
async function firstOf(asked: Promise<Response>, path: string): Promise<Response> {
  const paused = pause();
  const kept = await findKept(path);
  if (!kept) return asked;
  const answer = await Promise.race([asked.catch(() => null), paused]);
  return answer && answer.status < 500 ? answer : kept;
}

const pause = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), MAX_WAIT_MS));

/** Without a connection, nothing can be kept, and the next page tries again. */
const quietly = (work: Promise<unknown>) => work.catch(() => undefined);
