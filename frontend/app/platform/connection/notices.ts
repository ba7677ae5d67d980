import { useSyncExternalStore } from 'react';

/** Messages of the browser itself: what it has done, or that it gets no answer from the server. */
export type Notice = { tone: 'success' | 'warning' | 'danger'; title: string; text?: string };

let last: Notice | null = null;
const listeners = new Set<() => void>();

/** Creates a new object each time, so that a repeated message is shown again. */
export function tell(title: string, text?: string, tone: Notice['tone'] = 'warning'): void {
  last = { tone, title, text };
  for (const listener of listeners) listener();
}

/** Tells that something has been done. */
export const say = (title: string): void => tell(title, undefined, 'success');

export const useNotice = (): Notice | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => last,
    () => null,
  );
