/** The reasons why a customer needs their trainer's attention, the most urgent one first. */
export const NEEDS = ['breaks-restrictions', 'no-plan', 'plan-ending', 'no-weigh-in', 'not-seen'] as const;

export type Need = (typeof NEEDS)[number];

/** A plan that starts over within this many days needs attention, unless another one follows it. */
export const MAX_DAYS_LEFT = 3;

/** After this many days without a weigh-in or a visit, a customer needs attention. */
export const MAX_QUIET_DAYS = 14;
