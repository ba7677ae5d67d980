import type { Queue } from 'pg-boss';

export interface JobDefinition<Payload extends object> extends Readonly<Queue> {
  /** Carries the type of the payload; there is no value. */
  readonly payload?: Payload;
}

const definitions = new Map<string, JobDefinition<object>>();

const DEFAULTS = {
  retryLimit: 8,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 600,
  // A worker that was killed shows no sign of life for so long; its job is then someone else's.
  heartbeatSeconds: 15,
  // No job runs longer, whether its worker lives or not.
  expireInSeconds: 60,
  deleteAfterSeconds: 24 * 60 * 60,
  notify: true,
} satisfies Partial<Queue>;

/** Declared beside its handler. A handler may run twice for one job and must do no harm then. */
export function defineJob<Payload extends object>(
  name: string,
  options: Partial<Queue> = {},
): JobDefinition<Payload> {
  const definition = { ...DEFAULTS, ...options, name };
  definitions.set(name, definition);
  return definition;
}

export const allJobs = (): JobDefinition<object>[] => [...definitions.values()];
