import type { Principal, Role } from '../../../platform/access/principal.js';

/** The reach of a role's decisions: all rows, its own, or none. */
type Reach = 'all' | 'own' | 'none';

/**
 * The reach of each role. The audience files of the modules that own the rows say which rows count as a
 * user's own.
 */
const REACH = {
  /** Customers to whom plans and recipes are assigned. A trainer's own are those whom they currently coach. */
  customers: { admin: 'all', trainer: 'own', customer: 'none' },
  /**
   * Plans that were assigned to customers. A trainer's own are those that they assigned and copies of plans that they
   * saved.
   */
  assignedPlans: { admin: 'all', trainer: 'own', customer: 'own' },
  /** Assigned recipes. A trainer's own are those that they assigned. */
  assignedRecipes: { admin: 'all', trainer: 'own', customer: 'none' },
  /**
   * Recipes and their pictures. An admin decides on the public library and on submitted recipes, a trainer on their
   * own before that.
   */
  recipes: { admin: 'all', trainer: 'own', customer: 'none' },
} satisfies Record<string, Record<Role, Reach>>;

export type DecidedOn = keyof typeof REACH;

export const reachesAll = (what: DecidedOn, { role }: Pick<Principal, 'role'>): boolean =>
  REACH[what][role] === 'all';
