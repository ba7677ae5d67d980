import type { components } from '#openapi/schema';

/** A customer to whom a recipe can be assigned, and whether they have it. */
export type RecipeHolder = {
  id: string;
  email: string;
  name: string | null;
  hasRecipe: boolean;
  /** The other person who assigned it. */
  assignedBy: string | null;
  /** The user cannot withdraw it. */
  isFixed: boolean;
};

export function holderOf(customer: components['schemas']['CustomerResponse']): RecipeHolder {
  const { id, email, name, hasRecipe = false, assignedBy = null, isFixed = false } = customer;
  return { id, email, name, hasRecipe, assignedBy, isFixed };
}
