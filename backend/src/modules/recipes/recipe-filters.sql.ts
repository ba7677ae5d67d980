import { ALLERGENS, DIETARY_TAGS } from '../foods/index.js';
import { NUMBER_FILTER_NAMES, NUMBER_FILTERS, type NumberFilter } from './number-filters.js';
import { MEAL_TYPES } from './recipe.entity.js';
import { inLibrary } from './recipe-audience.sql.js';
import type { RecipeFilter } from './recipe-filters.js';
import { excludedQuery } from './search/food-words.js';
import { withoutFood } from './search/left-out.js';

/** A condition that is built from the names of the recipe and of the value it compares with. */
export interface Narrowing {
  condition: (recipe: string, value: string) => string;
  type: 'integer' | 'numeric' | 'boolean' | 'text';
  value: number | boolean | string;
}

/**
 * Puts the most selective conditions first, because each one is tested on every recipe that the previous ones accept.
 */
export function narrowingsOf(asked: Partial<RecipeFilter>): Narrowing[] {
  const filter = { ...asked, ...whatIsLeftOut(asked) };
  return [
    narrowing('integer', bitsOf(filter.mealTypes, MEAL_TYPES), (r, bits) => `${r}.meal_bits & ${bits} <> 0`),
    narrowing(
      'integer',
      bitsOf(filter.dietaryTags, DIETARY_TAGS),
      (r, bits) => `${r}.tag_bits & ${bits} = ${bits}`,
    ),
    narrowing(
      'integer',
      bitsOf(filter.excludedAllergens, ALLERGENS),
      (r, bits) => `${r}.allergen_bits & ${bits} = 0`,
    ),
    narrowing('boolean', filter.side, (r, wanted) => `${r}.is_side = ${wanted}`),
    ...NUMBER_FILTER_NAMES.map((name) => numberNarrowing(name, filter[name])),
    narrowing('text', excludedFoodsQuery(filter.excludedFoods), lacks),
    narrowing('boolean', filter.approved, (r, wanted) => `coalesce(${inLibrary(r)}, false) = ${wanted}`),
  ].filter((one) => one !== null);
}

/** "Dairy" as an excluded food means the allergen, whichever foods contain it. */
function whatIsLeftOut(asked: Partial<RecipeFilter>): Partial<RecipeFilter> {
  const rules = [asked, ...(asked.excludedFoods ?? []).map(withoutFood)];
  return {
    excludedAllergens: rules.flatMap(({ excludedAllergens = [] }) => excludedAllergens),
    dietaryTags: rules.flatMap(({ dietaryTags = [] }) => dietaryTags),
    excludedFoods: rules.slice(1).flatMap(({ excludedFoods = [] }) => excludedFoods),
  };
}

/**
 * A value in a subselect does not make PostgreSQL plan the statement again, which would take longer than running it.
 */
export const given = (name: string, type: string): string => `(select :${name}::${type})`;

/** A condition whose values have the names `:filter0`, `:filter1`, and so on. */
export interface Filtered {
  condition: string;
  values: Record<string, Narrowing['value']>;
}

/** Combines all conditions on a recipe into one. */
export function filteredBy(recipe: string, narrowings: Narrowing[]): Filtered {
  const nameAt = (place: number) => `filter${place}`;
  return {
    condition:
      narrowings
        .map(({ condition, type }, place) => condition(recipe, given(nameAt(place), type)))
        .join(' and ') || 'true',
    values: Object.fromEntries(narrowings.map(({ value }, place) => [nameAt(place), value])),
  };
}

function numberNarrowing(name: NumberFilter, value: number | undefined): Narrowing | null {
  const { column, type, keeps } = NUMBER_FILTERS[name];
  const comparison = keeps === 'at most' ? '<=' : '>=';
  return narrowing(type, value, (r, bound) => `${r}.${column} ${comparison} ${bound}`);
}

function narrowing(
  type: Narrowing['type'],
  value: number | boolean | string | undefined,
  condition: Narrowing['condition'],
): Narrowing | null {
  return value === undefined ? null : { type, value, condition };
}

/** The IDs of matching recipes come from the index of words, so that lists can continue to use their own index. */
const lacks = (r: string, query: string) =>
  `${r}.id not in (select other.id from recipes other where other.words @@ to_tsquery('english', ${query}))`;

const excludedFoodsQuery = (excluded: string[] = []): string | undefined =>
  excluded.map(excludedQuery).filter(Boolean).join(' | ') || undefined;

const bitsOf = <T>(chosen: T[] | undefined, all: readonly T[]): number | undefined =>
  all.reduce((bits, value, place) => (chosen?.includes(value) ? bits | (1 << place) : bits), 0) || undefined;
