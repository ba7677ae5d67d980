import type { components } from '#openapi/schema';
import { textOf, type WishValues } from './wish-fields';

export type Restrictions = components['schemas']['CustomerRestrictionsResponse'];

/** The restrictions that the profile of a customer puts on plans. */
export type ProfileRules = Restrictions & { customerName: string };

/** The same with the fields of the form that it filled, and the values it gave them. */
export type MarkedRules = ProfileRules & { marks: Record<string, string> };

const listsOf = ({ dietaryTags, excludedAllergens }: Restrictions) => ({ dietaryTags, excludedAllergens });

/**
 * Adds what the profile of the chosen customer asks for. The form remembers for whom that was done: what a trainer then
 * takes out stays out.
 */
export function startedFrom(profile: Restrictions | null, values: WishValues): WishValues {
  const { texts, lists } = profile ? withRules(values, profile) : values;
  return { texts: { ...texts, startedFor: texts.customerId ?? '' }, lists };
}

/** True if the form has not been filled from the profile of the customer whom it names now. */
export const mustStart = ({ texts: { customerId, startedFor } }: WishValues): boolean =>
  (customerId ?? '') !== (startedFor ?? '');

/** Nothing that is there already is taken out. */
function withRules(values: WishValues, profile: Restrictions): WishValues {
  const lists = Object.entries(listsOf(profile)).map(([name, asked]) => [
    name,
    [...new Set([...values.lists[name as keyof WishValues['lists']], ...asked])],
  ]);
  return {
    texts: { ...values.texts, ...(profile.lowFat && { lowFat: 'yes' }) },
    lists: { ...values.lists, ...Object.fromEntries(lists) },
  };
}

/** Marks the fields that have all that the profile asks of them. A field that is changed loses its mark. */
export function marked(profile: ProfileRules | null, values: WishValues): MarkedRules | null {
  if (!profile) return null;
  const filled = withRules(values, profile);
  const names = [
    ...Object.entries(listsOf(profile)).flatMap(([name, asked]) => (asked.length > 0 ? [name] : [])),
    ...(profile.lowFat ? ['lowFat'] : []),
  ];
  const held = names.filter((name) => textOf(filled, name) === textOf(values, name));
  return { ...profile, marks: Object.fromEntries(held.map((name) => [name, textOf(values, name)])) };
}
