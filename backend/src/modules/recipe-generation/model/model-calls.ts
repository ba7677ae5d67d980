import { setTimeout as wait } from 'node:timers/promises';
import { APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import { EngineFailure } from '../engine-failure.js';

export interface CallOptions {
  signal: AbortSignal;
  maxRetries: 0;
  timeout: number;
}

interface Limits {
  /** The time that one call may take. */
  limitMs: number;
  /** The first pause after "too many requests". Each further one is twice as long. */
  pauseMs: number;
}

const USUAL: Limits = { limitMs: 60_000, pauseMs: 2_000 };
const MAX_PAUSE_MS = 30_000;
const MAX_PAUSES = 5;

/** These say that the key, the address, or the model is wrong, which another request does not change. */
const FINAL = [401, 403, 404];

/**
 * Makes the calls of one job to a model's server. While the server says that there are too many requests, all calls of
 * the job pause together.
 */
export class ModelCalls {
  private resumesAt = 0;

  constructor(private readonly limits: Limits = USUAL) {}

  /** Throws an EngineFailure if there is no answer. */
  async call<Answer>(stop: AbortSignal, make: (options: CallOptions) => Promise<Answer>): Promise<Answer> {
    const { limitMs } = this.limits;
    for (let pauses = 0; ; pauses += 1) {
      await this.pause(stop);
      const signal = AbortSignal.any([stop, AbortSignal.timeout(limitMs)]);
      try {
        return await make({ signal, maxRetries: 0, timeout: limitMs });
      } catch (error) {
        stop.throwIfAborted();
        if (statusOf(error) !== 429 || pauses === MAX_PAUSES) throw this.failureOf(error);
        this.resumesAt = Math.max(this.resumesAt, Date.now() + this.pauseAfter(error, pauses));
      }
    }
  }

  private async pause(stop: AbortSignal): Promise<void> {
    for (let left = this.resumesAt - Date.now(); left > 0; left = this.resumesAt - Date.now())
      await wait(left, undefined, { signal: stop });
  }

  private pauseAfter(error: unknown, pauses: number): number {
    const asked =
      error instanceof APIError ? Number(error.headers?.get('retry-after') ?? Number.NaN) : Number.NaN;
    const pause = asked >= 0 ? asked * 1_000 : this.limits.pauseMs * 2 ** pauses;
    return Math.min(pause, MAX_PAUSE_MS);
  }

  private failureOf(error: unknown): EngineFailure {
    const status = statusOf(error);
    if (status === 429) return new EngineFailure('The server of the model has too many requests');
    if (FINAL.includes(status))
      return new EngineFailure(`The server of the model refuses the key or the model (${status})`, true);
    if (status > 0) return new EngineFailure(`The server of the model answered with an error (${status})`);
    if (isTimeout(error)) {
      return new EngineFailure(
        `The model did not answer within ${Math.ceil(this.limits.limitMs / 1_000)} seconds`,
      );
    }
    return new EngineFailure('The server of the model could not be reached or its answer broke off');
  }
}

const statusOf = (error: unknown): number => (error instanceof APIError ? (error.status ?? 0) : 0);

const isTimeout = (error: unknown) =>
  error instanceof APIConnectionTimeoutError ||
  error instanceof APIUserAbortError ||
  (error instanceof Error && error.name === 'TimeoutError');
