import type { Principal, Role } from '../../../platform/access/principal.js';

/** How far a decision reaches beyond what belongs to oneself. */
type Reach = 'all' | 'own' | 'none';

/** What each role decides on. Which rows are somebody's own is told in the audience files of the modules that keep them. */
const REACH = {
  /** Customers to whom plans and recipes are given. A trainer's own are those whom they coach at present. */
  customers: { admin: 'all', trainer: 'own', customer: 'none' },
  /** Plans that customers hold. A trainer's own are those that they assigned, and copies of plans that they saved. */
  assignedPlans: { admin: 'all', trainer: 'own', customer: 'own' },
  /** Recipes that were assigned. A trainer's own are those that they assigned. */
  assignedRecipes: { admin: 'all', trainer: 'own', customer: 'none' },
  /** Recipes and their pictures. An admin decides on the library and on what is offered to it, a trainer until then. */
  recipes: { admin: 'all', trainer: 'own', customer: 'none' },
} satisfies Record<string, Record<Role, Reach>>;

export type DecidedOn = keyof typeof REACH;

export const reachesAll = (what: DecidedOn, { role }: Pick<Principal, 'role'>): boolean =>
  REACH[what][role] === 'all';
