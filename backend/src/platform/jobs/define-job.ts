import type { Queue } from 'pg-boss';

export interface JobDefinition<Payload extends object> extends Readonly<Queue> {
  /** Only carries the type of the payload and never has a value. */
  readonly payload?: Payload;
}

const definitions = new Map<string, JobDefinition<object>>();

const DEFAULTS = {
  retryLimit: 8,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 600,
  // A worker that shows no sign of life for this long counts as dead, and its job goes to another one.
  heartbeatSeconds: 15,
  // The maximum time of a job, even if its worker is alive.
  expireInSeconds: 60,
  deleteAfterSeconds: 24 * 60 * 60,
  notify: true,
} satisfies Partial<Queue>;

/** A job is declared beside its handler. Handlers may run twice for the same job, so they must be idempotent. */
export function defineJob<Payload extends object>(
  name: string,
  options: Partial<Queue> = {},
): JobDefinition<Payload> {
  const definition = { ...DEFAULTS, ...options, name };
  definitions.set(name, definition);
  return definition;
}

export const allJobs = (): JobDefinition<object>[] => [...definitions.values()];
