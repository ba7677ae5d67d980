import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeWeek } from './make-week.mjs';

const recipes = new Map(['stew', 'rice', 'soup'].map((id) => [id, { id }]));

const productThat = (answer) => ({
  recipes,
  readWish: (says) => ({ values: { mealsPerDay: { value: 4 }, dailyCalorieTarget: { value: says.length } } }),
  wishOf: (form, tomorrow) => ({ ...form, startsOn: tomorrow }),
  generate: (task) => (typeof answer === 'function' ? answer(task) : answer),
});

test('a sentence is read into the fields of the form, which has its defaults for the others', () => {
  const { form } = makeWeek(productThat({ kind: 'plan', meals: [] }), { name: 'Told', says: 'soup' }, 1);
  assert.deepEqual(form, { planName: 'Told', days: 7, mealsPerDay: 4, dailyCalorieTarget: 4 });
});

test('a plan has a copy of each recipe that is eaten once, those of sides included', () => {
  const meals = [
    { recipeId: 'stew', sides: [{ recipeId: 'rice', servings: 1 }] },
    { recipeId: 'stew', sides: [{ recipeId: 'rice', servings: 2 }] },
  ];
  const { plan, refused } = makeWeek(productThat({ kind: 'plan', meals }), { name: 'Asked', asks: {} }, 1);
  assert.deepEqual(plan.recipes, [{ id: 'stew' }, { id: 'rice' }]);
  assert.equal(refused, null);
});

test('the generator gets the seed', () => {
  const product = productThat(({ seed }) => ({ kind: 'refused', rule: `seed ${seed}`, proven: false }));
  assert.equal(makeWeek(product, { name: 'Asked', asks: {} }, 7).refused, 'seed 7 (none found)');
});

test('a refused wish has no plan, and says which rule is in the way and whether that is proven', () => {
  const product = productThat({ kind: 'refused', rule: 'mealsPerDay', proven: true });
  const { plan, refused } = makeWeek(product, { name: 'Asked', asks: {} }, 1);
  assert.equal(plan, null);
  assert.equal(refused, 'mealsPerDay (proven to be impossible)');
});

test('a request that the form refuses is refused with its fields', () => {
  const wishOf = () => {
    throw Object.assign(new Error('invalid'), { fields: { dailyProtein: ['Too much'] } });
  };
  const { refused } = makeWeek({ ...productThat(null), wishOf }, { name: 'Asked', asks: {} }, 1);
  assert.equal(refused, 'the request: {"dailyProtein":["Too much"]}');
});
