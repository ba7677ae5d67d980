import { expect, test } from '@jest/globals';
import { after, minutes } from '../../../platform/clock/clock.js';
import { KeptOwnFoods } from './kept-own-foods.js';
import type { OwnFoodQueries, OwnFoodRow, OwnFoodRows } from './own-food.queries.js';

const figures = { calories: 380, protein: 12, carbs: 60, fat: 9, fiber: null, sugar: 21.55, sodium: 90 };

const foodOf = (name: string): OwnFoodRow => ({
  id: name,
  name,
  per: 'serving',
  servingGrams: null,
  ...figures,
});

/** Stands for the table. It records whose foods were read. */
class Table {
  readonly read: string[] = [];
  private readonly rows = new Map<string, OwnFoodRow[]>();

  write(customerId: string, names: string[]): void {
    this.rows.set(customerId, names.map(foodOf));
  }

  async find(customerId: string, known: string | null): Promise<OwnFoodRows> {
    const foods = this.rows.get(customerId) ?? [];
    const revision = foods.map(({ name }) => name).join();
    if (revision === known) return { revision, foods: null };
    this.read.push(customerId);
    return { revision, foods };
  }
}

const open = () => {
  const table = new Table();
  const clock = { time: new Date('2026-11-20T08:00:00Z'), now: () => clock.time };
  const wait = (count: number) => {
    clock.time = after(clock.time, minutes(count));
  };
  return { table, wait, kept: new KeptOwnFoods(table as unknown as OwnFoodQueries, clock) };
};

test('reads the foods of a customer once while they stay the same, and finds them by name', async () => {
  const { table, kept } = open();
  table.write('ann', ['Oat bar', 'Rye bread']);
  for (const _ of [1, 2, 3]) {
    const foods = await kept.find('ann');
    expect([...foods.score('oat').keys()]).toEqual(['own:Oat bar']);
    expect(foods.get('own:Rye bread')?.figures).toEqual(figures);
  }
  expect(table.read).toEqual(['ann']);
  table.write('ann', ['Rye bread']);
  expect((await kept.find('ann')).score('oat').size).toBe(0);
  expect(table.read).toEqual(['ann', 'ann']);
});

test('keeps the foods of each customer apart', async () => {
  const { table, kept } = open();
  table.write('ann', ['Oat bar']);
  await kept.find('ann');
  expect((await kept.find('ben')).size).toBe(0);
  expect((await kept.find('ann')).size).toBe(1);
});

test('forgets the foods that were not used for longest, once 10,000 are kept', async () => {
  const { table, kept } = open();
  const names = Array.from({ length: 4_000 }, (_, number) => `Bar ${number}`);
  for (const customer of ['ann', 'ben', 'cleo']) table.write(customer, names);
  for (const customer of ['ann', 'ben', 'ann', 'cleo', 'ann', 'cleo']) await kept.find(customer);
  expect(table.read).toEqual(['ann', 'ben', 'cleo']);
  await kept.find('ben');
  expect(table.read).toEqual(['ann', 'ben', 'cleo', 'ben']);
});

test('forgets foods ten minutes after they were used last', async () => {
  const { table, wait, kept } = open();
  table.write('ann', ['Oat bar']);
  for (const idleMinutes of [0, 9, 9]) {
    wait(idleMinutes);
    await kept.find('ann');
  }
  expect(table.read).toEqual(['ann']);
  wait(11);
  await kept.find('ben');
  await kept.find('ann');
  expect(table.read).toEqual(['ann', 'ben', 'ann']);
});
