import { hasAccessTo } from '../users/index.js';

/**
 * Who sees a plan, wherever it is kept: every statement and repository that reads plans for somebody asks here. What each
 * role may decide is in users/access/reach.ts, and what stands on a shared link anyone may read (decision 19).
 */

/** How things are called in a statement. */
interface Names {
  plan: string;
  viewer: string;
}

interface NamesWithReach extends Names {
  /** Whether the plans of all customers are the viewer's to see. */
  all: string;
}

/** A draft is its owner's alone, for as long as it is kept. */
export const seesDraft = ({ plan, viewer }: Names): string =>
  `(${plan}.owner_id = ${viewer} and ${plan}.expires_at > now())`;

/** The same for repositories. */
export const draftsSeenBy = (ownerId: string, now: Date) => ({ owner: ownerId, expiresAt: { $gt: now } });

/** A saved plan is its owner's alone, an admin's too. */
export const seesSavedPlan = ({ plan, viewer }: Names): string => `${plan}.trainer_id = ${viewer}`;

export const savedPlansSeenBy = (ownerId: string) => ({ trainer: ownerId });

/** A plan that a customer holds is seen by them, and by whoever has access to them. */
export const seesAssignedPlan = ({ plan, viewer, all }: NamesWithReach): string =>
  `(${plan}.customer_id = ${viewer} or ${hasAccessTo({ customer: `${plan}.customer_id`, viewer, all })})`;
