import type { GroceryList } from '../grocery-words';
import type { LocalChange } from './local-changes';
import type { Overview } from './overview';

/**
 * The state of waiting changes: they are being sent, or need a connection, a server that takes them, or a
 * session of their account.
 */
export type Standing = 'sending' | 'offline' | 'later' | 'signed-out';

export type OutboxState = {
  owner: string | null;
  /** Tells the server whose changes arrive in the order in which they were made. The tabs of a browser share it. */
  outboxId: string | null;
  /** Whether what this device keeps has been read. */
  isRead: boolean;
  /** Everything that has not been sent, in the order in which it was made. */
  changes: readonly LocalChange[];
  /** The lists as the server last had them. */
  lists: ReadonlyMap<string, GroceryList>;
  /** The server's last overview of all lists. */
  overview: Overview | null;
  standing: Standing;
  /** Whether everything that waits is written on this device, so that it outlives the page. */
  isWritten: boolean;
};

const EMPTY: OutboxState = {
  owner: null,
  outboxId: null,
  isRead: false,
  changes: [],
  lists: new Map(),
  overview: null,
  standing: 'sending',
  isWritten: true,
};

let state = EMPTY;
const listeners = new Set<() => void>();

export const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const current = (): OutboxState => state;
export const onServer = (): OutboxState => EMPTY;

export function set(changed: Partial<OutboxState>): void {
  state = { ...state, ...changed };
  for (const listener of listeners) listener();
}
