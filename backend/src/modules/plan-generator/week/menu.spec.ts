import { expect, test } from '@jest/globals';
import { seedLibrary, staples } from '../../../../test/generator/seed-library.js';
import { aWish } from '../../../../test/generator/wishes.js';
import { problemOf } from '../problem/problem.js';
import { RecipeColumns } from '../recipe-columns/recipe-columns.js';
import { Menu, type SideOptions } from './menu.js';

const columns = new RecipeColumns(staples());
columns.upsert(seedLibrary());

const SEEDS = Array.from({ length: 10 }, (_, at) => at + 1);

function menuOf({ seed }: { seed: number }): Menu {
  const task = { wish: aWish({}), viewerId: 'me', seed, kept: [], deadlineMs: 1000 };
  return new Menu(columns, problemOf(columns, task));
}

test.each(['breakfast', 'lunch', 'dinner'] as const)(
  'the sides for %s are in order of energy, as a fit of days expects them',
  (type) => {
    const menu = menuOf({ seed: 1 });
    const groups = menu.sidesFor(type, { hasStarch: false, isWithoutCooking: false });
    const energies = groups.map(({ vectors, count }) =>
      Array.from({ length: count }, (_, at) => vectors[at * menu.vectors.width] as number),
    );
    expect(energies.length).toBeGreaterThan(0);
    expect(energies).toEqual(energies.map((each) => each.toSorted((one, other) => one - other)));
  },
);

test('a meal has rice or the cauliflower that takes its place, but not both', () => {
  const besideCauliflower = SEEDS.flatMap((seed) => {
    const menu = menuOf({ seed });
    const kindsOf = ({ choices }: SideOptions) => choices.map((choice) => menu.sides[choice?.side ?? -1]);
    const groups = menu.sidesFor('dinner', { hasStarch: false, isWithoutCooking: false }).map(kindsOf);
    return groups.filter((sides) => sides.some((side) => side?.id === 'side-cauliflower-rice'));
  });
  expect(besideCauliflower.length).toBeGreaterThan(0);
  for (const sides of besideCauliflower)
    expect(sides.map((side) => side?.kind)).toEqual(expect.arrayContaining(['starch']));
});
