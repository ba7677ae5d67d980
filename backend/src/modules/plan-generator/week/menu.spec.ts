import { expect, test } from '@jest/globals';
import { seedLibrary, staples } from '../../../../test/generator/seed-library.js';
import { aWish } from '../../../../test/generator/wishes.js';
import { problemOf } from '../problem/problem.js';
import { RecipeColumns } from '../recipe-columns/recipe-columns.js';
import { Menu } from './menu.js';

const columns = new RecipeColumns(staples());
columns.upsert(seedLibrary());

test.each(['breakfast', 'lunch', 'dinner'] as const)(
  'the sides for %s are in order of energy, as a fit of days expects them',
  (type) => {
    const task = { wish: aWish({}), viewerId: 'me', seed: 1, kept: [], deadlineMs: 1000 };
    const menu = new Menu(columns, problemOf(columns, task));
    const groups = menu.sidesFor(type, { hasStarch: false, isWithoutCooking: false });
    const energies = groups.map(({ vectors, count }) =>
      Array.from({ length: count }, (_, at) => vectors[at * menu.vectors.width] as number),
    );
    expect(energies.length).toBeGreaterThan(0);
    expect(energies).toEqual(energies.map((each) => each.toSorted((one, other) => one - other)));
  },
);
