import { groceryWorkerPath } from '~/paths/groceries';

/**
 * Deletes what this browser keeps for use without a connection. The answer to signing out asks for the same with
 * `Clear-Site-Data`, which not all browsers know.
 */
export async function forgetGroceries(): Promise<void> {
  try {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    const own = registrations.filter(({ active }) => active?.scriptURL.endsWith(groceryWorkerPath));
    await Promise.all(own.map((registration) => registration.unregister()));
    await globalThis.caches?.delete('groceries');
    await deleteDatabase();
  } catch {
    // A browser that gives no access to what it keeps has kept nothing.
  }
}

function deleteDatabase(): Promise<void> {
  return new Promise((resolve) => {
    const asked = indexedDB.deleteDatabase('groceries');
    // Another tab may still have it open, and closes it as soon as it can.
    asked.onsuccess = asked.onerror = asked.onblocked = () => resolve();
  });
}
