import type { User } from '../users/index.js';

/** The engines behind recipes that no person wrote: the built-in composer or a language model. */
export const RECIPE_MAKERS = ['composer', 'model'] as const;

export type RecipeMaker = (typeof RECIPE_MAKERS)[number];

export interface RecipeOrigin {
  /** The trainer whose own recipe it is, or null for public recipes without one. */
  owner: User | null;
  sourceReference: string | null;
  now: Date;
  /** It is omitted for recipes that a person wrote. */
  madeBy?: RecipeMaker;
}
