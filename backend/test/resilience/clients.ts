import { setTimeout as pause } from 'node:timers/promises';
import type { ApiClient } from '../../../openapi/src/client.ts';
import { type BackendProcess, callingFrom } from './backend-process.ts';

export interface Answer {
  status: number;
  error: unknown;
  retryAfter: string | null;
  ms: number;
}

type Call = (api: ApiClient) => Promise<{ response: Response; error?: unknown }>;

/** Tells whether it worked. */
export type Work = () => Promise<boolean>;

/** The pause before a failed request is repeated. */
const PATIENCE_MS = 50;

/** Clients that work as fast as they get answers, whatever happens to the backend and its database. */
export abstract class Clients {
  readonly answers: Answer[] = [];
  /** The number of requests without any answer. */
  unanswered = 0;
  private clients: Promise<void>[] = [];
  private over = false;
  private asked = 0;

  constructor(private readonly backend: () => BackendProcess) {}

  protected begin(works: Work[]): void {
    this.clients = works.map((work) => this.repeat(work));
  }

  protected async finish(): Promise<void> {
    this.over = true;
    await Promise.all(this.clients);
  }

  /** Asks again until the backend has granted it. Tells whether that was before the end. */
  protected async persist(work: Work): Promise<boolean> {
    while (!this.over) {
      if (await work()) return true;
      await pause(PATIENCE_MS);
    }
    return false;
  }

  /** Tells whether the backend has granted a request. */
  protected async ask(call: Call, token?: string): Promise<boolean> {
    const begun = performance.now();
    try {
      const { response, error } = await call(this.from(token));
      const { status, headers } = response;
      const ms = performance.now() - begun;
      this.answers.push({ status, error, retryAfter: headers.get('retry-after'), ms });
      return response.ok;
    } catch {
      this.unanswered += 1;
      return false;
    }
  }

  private async repeat(work: Work): Promise<void> {
    while (!this.over) {
      if (!(await work())) await pause(PATIENCE_MS);
    }
  }

  /** Each request has an address of its own, because limits are not under test here. */
  private from(token?: string): ApiClient {
    this.asked += 1;
    const address = `10.${(this.asked >> 16) & 255}.${(this.asked >> 8) & 255}.${this.asked & 255}`;
    return this.backend().api({
      ...callingFrom(address),
      ...(token && { authorization: `Bearer ${token}` }),
    });
  }
}
