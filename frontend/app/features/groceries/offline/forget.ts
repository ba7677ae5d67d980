import { groceryWorkerPath } from '~/paths/groceries';

/**
 * Deletes what this browser keeps for use without a connection. The answer to signing out asks for the same with
 * `Clear-Site-Data`, which not all browsers know.
 */
export async function forgetGroceries(): Promise<void> {
  try {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    const own = registrations.filter(({ active }) => active?.scriptURL.endsWith(groceryWorkerPath));
    await Promise.all(own.map(({ active }) => active && stopKeeping(active)));
    await Promise.all(own.map((registration) => registration.unregister()));
    await globalThis.caches?.delete('groceries');
    await deleteDatabase();
  } catch {
    // A browser that gives no access to what it keeps has kept nothing.
  }
}

/** A worker that does not answer has nothing under way, and is not waited for any longer. */
const MAX_WAIT_MS = 2000;

/** Without this, a worker that is still loading a page would keep it after everything else was forgotten. */
function stopKeeping(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const { port1: answer, port2: port } = new MessageChannel();
    answer.onmessage = () => resolve();
    setTimeout(resolve, MAX_WAIT_MS);
    worker.postMessage('forget', [port]);
  });
}

function deleteDatabase(): Promise<void> {
  return new Promise((resolve) => {
    const asked = indexedDB.deleteDatabase('groceries');
    // Another tab may still have it open, and closes it as soon as it can.
    asked.onsuccess = asked.onerror = asked.onblocked = () => resolve();
  });
}
