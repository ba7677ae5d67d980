import type { ApiFailure } from '~/platform/api-errors.server';

/** Something that breaks what the profile of a customer says. Admins are not told what it says. */
export type Breach = {
  customerName: string;
  recipeName: string;
  meal: { day: number; mealType: string } | null;
  restriction: string | null;
  ingredient: string | null;
};

/** The question that is asked before a plan or a recipe that breaks a restriction is assigned. */
export type RestrictionsAsked = { breaches: Breach[]; total: number };

/** Returns the question of a refusal, or null if it was refused for another reason. */
export const restrictionsAskedBy = ({ code, details }: ApiFailure): RestrictionsAsked | null =>
  code === 'breaks_restrictions' ? (details as RestrictionsAsked) : null;

/** Says why a meal breaks a restriction: "Vegan, because of honey". */
export const reasonText = ({ restriction, ingredient }: Pick<Breach, 'restriction' | 'ingredient'>): string =>
  [restriction ?? 'a restriction', ...(ingredient ? [`because of ${ingredient}`] : [])].join(', ');
