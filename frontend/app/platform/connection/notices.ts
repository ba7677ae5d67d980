import { useSyncExternalStore } from 'react';

/** Messages from the browser itself after hearing nothing from the server. */
export type Notice = { tone: 'warning'; title: string; text: string };

let last: Notice | null = null;
const listeners = new Set<() => void>();

/** A new object each time, so that what is said twice is seen twice. */
export function tell(title: string, text: string): void {
  last = { tone: 'warning', title, text };
  for (const listener of listeners) listener();
}

export const useNotice = (): Notice | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => last,
    () => null,
  );
