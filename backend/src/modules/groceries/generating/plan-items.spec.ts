import { describe, expect, test } from '@jest/globals';
import { v7 as uuid } from 'uuid';
import { planOf, randomNumbers, randomPlan } from '../../../../test/factories/library-plans.js';
import { addDays } from '../../../platform/clock/dates.js';
import { foods } from '../../foods/foods.js';
import type { Plan } from '../../plan-model/plan.js';
import { planDay } from '../../plan-model/plan-cycle.js';
import { shoppingNeeds } from '../../prep-guide/shopping-needs.js';
import { User } from '../../users/index.js';
import type { GroceryItem } from '../grocery-item.entity.js';
import { GroceryList } from '../grocery-list.entity.js';
import type { ItemContent } from '../item-fields.js';
import { applyChanges } from '../merging/apply-changes.js';
import { planItems } from './plan-items.js';

const NOW = new Date('2026-11-22T08:00:00Z');
const customer = new User({ email: 'ann@example.org', role: 'customer', now: NOW });

interface Settings {
  isByRecipe?: boolean;
  isRounded?: boolean;
  withStaples?: boolean;
}

/** A list into which a plan is generated, as the service does it. */
class ListOfPlan {
  readonly list = new GroceryList(customer, { name: 'List', mealPlanId: null }, NOW);
  readonly items = new Map<string, GroceryItem>();

  constructor(readonly plan: Plan) {}

  /** Returns how many items were added or grew. */
  generate(dates: readonly string[], settings: Settings = {}): number {
    const { isByRecipe = false, isRounded = true, withStaples = true } = settings;
    const dayOn = (date: string) => planDay(this.plan.startsOn, this.plan.days, date);
    const needs = shoppingNeeds(this.plan, { dayOn, isByRecipe, isRounded });
    const planned = planItems([...this.items.values()], { mealPlanId: 'plan', needs, dates, withStaples });
    this.write(planned.map(({ item, set }) => ({ itemId: item?.id ?? uuid(), set })));
    return planned.length;
  }

  write(changes: { itemId: string; set: Partial<ItemContent> | null }[]): void {
    const state = { list: this.list, items: this.items, known: new Set<string>(), shown: 0, kept: 0 };
    applyChanges(
      state,
      changes.map((change) => ({ id: uuid(), at: null, ...change })),
      NOW,
    );
  }

  get shown(): GroceryItem[] {
    return [...this.items.values()].filter(({ isShown }) => isShown);
  }

  find(foodId: string): GroceryItem {
    const item = this.shown.find(({ need }) => need?.foodId === foodId);
    if (!item) throw new Error(`There is no ${foodId}`);
    return item;
  }
}

const datesFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

/** The grams of each food that the meals of these dates eat, added up meal by meal. */
function gramsOfMeals(
  { startsOn, days, meals, recipes }: Plan,
  dates: readonly string[],
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const date of dates)
    for (const meal of meals.filter(({ day }) => day === planDay(startsOn, days, date)))
      for (const recipe of recipes.filter(({ id }) => id === meal.recipeId))
        for (const { foodId, grams } of recipe.ingredientsJson)
          if (foodId && grams)
            sums.set(foodId, (sums.get(foodId) ?? 0) + (grams * meal.servings) / recipe.servings);
  sums.delete('water');
  return sums;
}

function gramsOfList(items: readonly GroceryItem[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { need } of items)
    if (need?.foodId && need.grams) sums.set(need.foodId, (sums.get(need.foodId) ?? 0) + need.grams);
  return sums;
}

const withoutStaples = (sums: Map<string, number>) =>
  new Map([...sums].filter(([foodId]) => !foods.get(foodId)?.isStaple));

const rounded = (sums: Map<string, number>) =>
  [...sums].map(([foodId, grams]) => [foodId, Number(grams.toFixed(6))] as const).sort();

const START = '2026-11-23';

describe('a list made from a plan', () => {
  test.each(Array.from({ length: 60 }, (_, seed) => seed))(
    'has the grams of plan %i, and generating it again adds nothing',
    (seed) => {
      const random = randomNumbers(seed);
      const plan = randomPlan(seed, 1 + (seed % 14), 1 + (seed % 5));
      const dates = datesFrom(addDays(START, Math.floor(random() * 30)), 1 + Math.floor(random() * 10));
      const settings = { isByRecipe: seed % 2 === 0, isRounded: seed % 3 > 0, withStaples: seed % 5 > 0 };
      const list = new ListOfPlan(plan);
      list.generate(dates, settings);
      const ofList = gramsOfList(list.shown);
      expect(rounded(withoutStaples(ofList))).toEqual(rounded(withoutStaples(gramsOfMeals(plan, dates))));
      if (settings.withStaples) expect(rounded(ofList)).toEqual(rounded(gramsOfMeals(plan, dates)));
      else expect(rounded(ofList)).toEqual(rounded(withoutStaples(ofList)));
      expect(list.generate(dates, settings)).toBe(0);
    },
  );

  test.each(Array.from({ length: 30 }, (_, seed) => seed))(
    'has the grams of plan %i after it was generated for days that overlap',
    (seed) => {
      const plan = randomPlan(seed, 7, 3);
      const list = new ListOfPlan(plan);
      list.generate(datesFrom(START, 4));
      list.generate(datesFrom(addDays(START, 2), 5));
      expect(rounded(gramsOfList(list.shown))).toEqual(rounded(gramsOfMeals(plan, datesFrom(START, 7))));
      expect(list.generate(datesFrom(START, 7))).toBe(0);
      const keys = list.shown.map(({ need }) => need?.key);
      expect(new Set(keys).size).toBe(keys.length);
    },
  );
});

test('names weighed foods as the shopping list of the plan does', () => {
  const list = new ListOfPlan(planOf([[1, 'dinner', 'one-pot-tomato-basil-spaghetti', 4]]));
  list.generate(datesFrom(START, 1));
  expect(list.shown.map(({ name }) => name)).toContain('cherry tomatoes');
});

describe('generating into a list again', () => {
  const plan = planOf([
    [1, 'breakfast', 'apple-cinnamon-porridge', 1],
    [2, 'breakfast', 'apple-cinnamon-porridge', 1],
  ]);
  const both = datesFrom(START, 2);

  test('lets an open item grow, and adds a new one beside what is in the cart', () => {
    const list = new ListOfPlan(plan);
    list.generate(both.slice(0, 1));
    const [grows, bought] = [list.find('oats-rolled'), list.find('apple')];
    const [grams, boughtGrams] = [grows.need?.grams ?? 0, bought.need?.grams ?? 0];
    list.write([{ itemId: bought.id, set: { isChecked: true } }]);
    list.generate(both);
    expect(grows.need).toMatchObject({ grams: 2 * grams, dates: both });
    expect(bought).toMatchObject({ isChecked: true, need: { grams: boughtGrams } });
    expect(list.shown.filter(({ need }) => need?.foodId === 'apple')).toHaveLength(2);
  });

  test('leaves an amount alone that a person has changed', () => {
    const list = new ListOfPlan(plan);
    list.generate(both.slice(0, 1));
    const oats = list.find('oats-rolled');
    list.write([{ itemId: oats.id, set: { quantity: 1, unit: 'packages' } }]);
    list.generate(both);
    expect(oats).toMatchObject({ quantity: 1, unit: 'packages' });
  });

  test('brings back what was deleted, but not what was bought and cleared', () => {
    const list = new ListOfPlan(plan);
    list.generate(both);
    const [deleted, bought] = [list.find('oats-rolled'), list.find('apple')];
    list.write([{ itemId: bought.id, set: { isChecked: true } }]);
    list.write([
      { itemId: bought.id, set: null },
      { itemId: deleted.id, set: null },
    ]);
    expect(list.generate(both)).toBe(1);
    expect(list.find('oats-rolled').id).not.toBe(deleted.id);
    expect(() => list.find('apple')).toThrow();
  });
});

describe('the settings of a list made from a plan', () => {
  const plan = randomPlan(3);
  const dates = datesFrom(START, 7);

  test('give each recipe lines of its own', () => {
    const list = new ListOfPlan(plan);
    list.generate(dates, { isByRecipe: true });
    const lines = list.shown.map(({ need, recipeId }) => `${need?.key} ${recipeId}`);
    expect(new Set(lines).size).toBe(lines.length);
    expect(list.shown.every(({ recipeId, recipeName }) => recipeId !== null && recipeName !== null)).toBe(
      true,
    );
  });

  test('round amounts up to what can be bought, or keep them exact', () => {
    const [exact, bought] = [new ListOfPlan(plan), new ListOfPlan(plan)];
    exact.generate(dates, { isRounded: false });
    bought.generate(dates);
    for (const { need, quantity, unit } of exact.shown)
      if (need?.grams)
        expect([quantity, unit]).toEqual([Math.max(0.01, Math.round(need.grams * 100) / 100), 'g']);
    const counted = bought.shown.filter(({ unit }) => unit === 'pcs');
    expect(counted.length).toBeGreaterThan(0);
    expect(counted.every(({ quantity }) => Number.isInteger(quantity))).toBe(true);
  });
});
