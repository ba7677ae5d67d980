import { allergenName } from './allergen-name.js';
import { ALLERGENS } from './food.js';
import { type Forbids, forbiddenBy, KCAL_PER_GRAM_OF_FAT, LOW_FAT_SHARE } from './restrictions.js';

interface Names {
  /** A row with `dietary_restrictions` and `allergies`. */
  profile: string;
  /**
   * The contents of all dishes of a plan together, as JSON: the `tags` that all of them have, their
   * `allergens`, whether one of them `hasUnknown` ingredients, and the figures of the `fattest`. Null if
   * there are no dishes.
   */
  contents: string;
}

/**
 * Selects the restrictions of a profile that a plan breaks, in the words of `brokenBy`. A test compares the two for
 * random profiles and plans.
 */
export const brokenRestrictions = ({ profile, contents }: Names): string => `
  select said as restriction from unnest(${profile}.dietary_restrictions) as said
  where case lower(trim(said)) ${Object.entries(forbiddenBy)
    .map(
      ([restriction, forbids]) => `when '${restriction.toLowerCase()}' then ${isBroken(contents, forbids)}`,
    )
    .join(' ')} else false end
  union all
  select 'Allergy: ' || case allergy ${ALLERGENS.map((one) => `when '${one}' then '${allergenName(one)}'`).join(' ')} end
  from unnest(${profile}.allergies) as allergy where ${hasAllergen(contents, 'array[allergy]')}`;

function isBroken(contents: string, forbids: Forbids): string {
  if ('withoutTag' in forbids) return `not ${contents} -> 'tags' ? '${forbids.withoutTag}'`;
  if ('allergens' in forbids)
    return hasAllergen(contents, `array[${forbids.allergens.map((one) => `'${one}'`).join(', ')}]`);
  const figure = (name: string) => `(${contents} -> 'fattest' ->> '${name}')::float8`;
  return `${KCAL_PER_GRAM_OF_FAT} * ${figure('fatGrams')} > ${LOW_FAT_SHARE}::float8 * ${figure('caloriesKcal')}`;
}

/** A dish with an unknown ingredient may contain anything. */
const hasAllergen = (contents: string, allergens: string): string =>
  `((${contents} ->> 'hasUnknown')::boolean or ${contents} -> 'allergens' ?| ${allergens})`;
