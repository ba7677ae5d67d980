import { useSyncExternalStore } from 'react';

/** Messages that the browser itself shows when it gets no answer from the server. */
export type Notice = { tone: 'warning'; title: string; text: string };

let last: Notice | null = null;
const listeners = new Set<() => void>();

/** Creates a new object each time, so that a repeated message is shown again. */
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
