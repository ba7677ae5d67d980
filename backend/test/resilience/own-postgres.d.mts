export function ownPostgres(): Promise<OwnPostgres>;

export interface OwnPostgres {
  url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** It stays connected and says nothing more. */
  freeze(): void;
  thaw(): void;
  remove(): Promise<void>;
}
