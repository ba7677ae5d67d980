import { groceriesTabPath, groceryWorkerPath } from '~/paths/groceries';
import { groceriesPath } from '~/paths/pages';

const pages: readonly string[] = [groceriesPath, groceriesTabPath];

/** Lets this page open without a connection from now on. The worker is in charge of the two pages of a list alone. */
export async function keepPage(path: string): Promise<void> {
  if (!import.meta.env.PROD || !navigator.serviceWorker || !pages.includes(path)) return;
  // A new worker takes charge of the page while this waits, but it has not loaded the page.
  const isLoadedByWorker = navigator.serviceWorker.controller !== null;
  try {
    const registrations = await Promise.all(
      pages.map((scope) => navigator.serviceWorker.register(groceryWorkerPath, { scope })),
    );
    if (isLoadedByWorker) return;
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
