import { prepTimes } from './recipe-words';

type Shape = {
  label: string;
  /** The text of a chip for a chosen value. */
  chip: (n: number) => string;
  unit: string;
  values: readonly number[];
  /** The panel always shows a main filter, and the others in its section for macros. */
  place: 'main' | 'macros';
  /** The list for admins has the filter as well. */
  forAdmins?: true;
};

/** Every filter of recipes by a number is one entry here. The panels, addresses, and chips of all lists follow from it. */
const shapes = {
  maxPrepTime: {
    label: 'Maximum prep time',
    chip: (n) => `Prep up to ${n} min`,
    unit: 'min',
    values: prepTimes,
    place: 'main',
    forAdmins: true,
  },
  maxCalories: {
    label: 'Maximum calories',
    chip: (n) => `Up to ${n} kcal`,
    unit: 'kcal',
    values: [300, 500, 800, 1200],
    place: 'main',
  },
  minProtein: {
    label: 'Minimum protein',
    chip: (n) => `Protein from ${n} g`,
    unit: 'g',
    values: [10, 20, 30, 40, 50],
    place: 'macros',
  },
  maxProtein: {
    label: 'Maximum protein',
    chip: (n) => `Protein up to ${n} g`,
    unit: 'g',
    values: [20, 30, 40, 50, 60],
    place: 'macros',
  },
  minCarbs: {
    label: 'Minimum carbs',
    chip: (n) => `Carbs from ${n} g`,
    unit: 'g',
    values: [5, 15, 25, 35, 45],
    place: 'macros',
  },
  maxCarbs: {
    label: 'Maximum carbs',
    chip: (n) => `Carbs up to ${n} g`,
    unit: 'g',
    values: [10, 20, 30, 40, 50],
    place: 'macros',
  },
  minFat: {
    label: 'Minimum fat',
    chip: (n) => `Fat from ${n} g`,
    unit: 'g',
    values: [5, 10, 15, 20, 25],
    place: 'macros',
  },
  maxFat: {
    label: 'Maximum fat',
    chip: (n) => `Fat up to ${n} g`,
    unit: 'g',
    values: [10, 15, 20, 25, 30],
    place: 'macros',
  },
} as const satisfies Record<string, Shape>;

export type NumberFilter = keyof typeof shapes;

/** The values of the filters that are set. */
export type NumbersAsked = { [name in NumberFilter]?: number | undefined };

/** A filter as a panel shows it. */
export type NumberChoice = {
  name: NumberFilter;
  label: string;
  options: { value: string; label: string }[];
};

const all: [NumberFilter, Shape][] = Object.entries(shapes) as [NumberFilter, Shape][];

export const mainFilters = choices(({ place }) => place === 'main');
export const macroFilters = choices(({ place }) => place === 'macros');
export const adminFilters = choices(({ forAdmins }) => forAdmins === true);

function choices(isMeant: (shape: Shape) => boolean): NumberChoice[] {
  return all
    .filter(([, shape]) => isMeant(shape))
    .map(([name, { label, unit, values }]) => ({
      name,
      label,
      options: values.map((value) => ({ value: String(value), label: `${value} ${unit}` })),
    }));
}

/** Reads the filters from an address. Values that are not offered count as not set. */
export const numbersIn = (params: URLSearchParams, offered: readonly NumberChoice[]): NumbersAsked =>
  Object.fromEntries(
    offered.flatMap(({ name, options }) => {
      const chosen = options.find(({ value }) => value === params.get(name));
      return chosen ? [[name, Number(chosen.value)]] : [];
    }),
  );

/** Picks these filters out of all filters of an address. */
export const numbersOf = (asked: NumbersAsked): NumbersAsked =>
  Object.fromEntries(all.flatMap(([name]) => (asked[name] === undefined ? [] : [[name, asked[name]]])));

/** Returns a chip for each filter that is set. */
export const numberChips = (asked: NumbersAsked): { name: NumberFilter; label: string }[] =>
  all.flatMap(([name, { chip }]) => {
    const value = asked[name];
    return value === undefined ? [] : [{ name, label: chip(value) }];
  });
