import type { components } from '#openapi/schema';
import { textOf, type WishValues } from './wish-fields';

export type Restrictions = components['schemas']['CustomerRestrictionsResponse'];

/** The restrictions of a customer's profile, and the fields of the form that they fill. */
export type ProfileRules = Restrictions & { customerName: string };

const listsOf = ({ dietaryTags, excludedAllergens }: Restrictions) => ({ dietaryTags, excludedAllergens });

/** Adds what the profile asks for to the values of a form. Nothing that is there already is taken out. */
export function withProfileRules(values: WishValues, profile: Restrictions | null): WishValues {
  if (!profile) return values;
  const lists = Object.entries(listsOf(profile)).map(([name, asked]) => [
    name,
    [...new Set([...values.lists[name as keyof WishValues['lists']], ...asked])],
  ]);
  return {
    texts: { ...values.texts, ...(profile.lowFat && { lowFat: 'yes' }) },
    lists: { ...values.lists, ...Object.fromEntries(lists) },
  };
}

/** The fields that have a value from the profile, as it was filled in. A field that is changed loses its mark. */
export function marksOfProfile(profile: Restrictions | null, values: WishValues): Record<string, string> {
  if (!profile) return {};
  const filled = withProfileRules(values, profile);
  const names = [
    ...Object.entries(listsOf(profile)).flatMap(([name, asked]) => (asked.length > 0 ? [name] : [])),
    ...(profile.lowFat ? ['lowFat'] : []),
  ];
  const held = names.filter((name) => textOf(filled, name) === textOf(values, name));
  return Object.fromEntries(held.map((name) => [name, textOf(values, name)]));
}
