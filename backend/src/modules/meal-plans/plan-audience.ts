import { hasAccessTo } from '../users/index.js';

/**
 * Decides who sees a plan of any kind: all statements and repositories that read plans for a user ask here. What each
 * role decides on is in users/access/reach.ts, and shared links can be read by anyone (decision 19).
 */

/** SQL expressions for the plan and its viewer. */
interface Names {
  plan: string;
  viewer: string;
}

interface NamesWithReach extends Names {
  /** An expression that is true if the viewer sees the plans of all customers. */
  all: string;
}

/** Only the owner sees a draft, until it expires. */
export const seesDraft = ({ plan, viewer }: Names): string =>
  `(${plan}.owner_id = ${viewer} and ${plan}.expires_at > now())`;

/** The same rule for repositories. */
export const draftsSeenBy = (ownerId: string, now: Date) => ({ owner: ownerId, expiresAt: { $gt: now } });

/** Only the owner sees a saved plan. Admins see no others either. */
export const seesSavedPlan = ({ plan, viewer }: Names): string => `${plan}.trainer_id = ${viewer}`;

export const savedPlansSeenBy = (ownerId: string) => ({ trainer: ownerId });

/** Assigned plans are seen by their customer and by everyone with access to that customer. */
export const seesAssignedPlan = ({ plan, viewer, all }: NamesWithReach): string =>
  `(${plan}.customer_id = ${viewer} or ${hasAccessTo({ customer: `${plan}.customer_id`, viewer, all })})`;
