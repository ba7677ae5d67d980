import { groceriesTabPath, groceryWorkerPath } from '~/paths/groceries';
import { groceriesPath } from '~/paths/pages';

const pages: readonly string[] = [groceriesPath, groceriesTabPath];

let isFirst = true;

/** Whether the page was loaded as a document through the worker, which has kept it already. */
function isJustKept(path: string): boolean {
  const [document] = performance.getEntriesByType('navigation');
  const isDocument = isFirst && document !== undefined && new URL(document.name).pathname === path;
  isFirst = false;
  // A new worker takes charge of the page later, but it has not loaded the page.
  return isDocument && navigator.serviceWorker.controller !== null;
}

/**
 * Lets this page open without a connection as it is now. It is called after each answer of the server: a link or a form
 * on another page may have opened another list. The worker is in charge of the two pages of a list alone.
 */
export async function keepPage(path: string): Promise<void> {
  if (!import.meta.env.PROD || !navigator.serviceWorker || !pages.includes(path)) return;
  const isKept = isJustKept(path);
  try {
    const registrations = await Promise.all(
      pages.map((scope) => navigator.serviceWorker.register(groceryWorkerPath, { scope })),
    );
    if (isKept) return;
    const worker = await whenActive(registrations[pages.indexOf(path)]);
    worker?.postMessage(path);
  } catch {
    // Without a worker, the page only needs a connection.
  }
}

function whenActive(registration: ServiceWorkerRegistration | undefined): Promise<ServiceWorker | null> {
  const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
  if (!worker || worker.state === 'activated') return Promise.resolve(worker ?? null);
  return new Promise((resolve) =>
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(worker);
      else if (worker.state === 'redundant') resolve(null);
    }),
  );
}
