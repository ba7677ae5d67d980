import type { components } from '#openapi/schema';

/** The days on which a customer follows a plan. */
export type PlanRun = Pick<components['schemas']['HolderResponse'], 'status' | 'startsOn' | 'endsOn'>;
