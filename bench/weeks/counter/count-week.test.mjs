import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { countWeek } from './count-week.mjs';
import { twoDays } from './two-days.mjs';

const about = (actual, expected) =>
  assert.ok(Math.abs(actual - expected) < 1e-9, `${actual} is not ${expected}`);

describe('a plan of two days that was counted by hand', () => {
  const { plan, product } = twoDays();
  const counted = countWeek(plan, product);

  test('needs five foods and salt, which is a staple, but not tap water', () => {
    assert.equal(counted.foods, 5);
    assert.equal(counted.foodsWithStaples, 6);
  });

  test('takes the longer of a dish and the side beside it, and 5 minutes for leftovers', () => {
    assert.deepEqual(
      counted.days.map(({ minutes }) => minutes),
      [5 + 60 + 110, 5 + 20 + 5],
    );
    about(counted.minutes, 102.5);
  });

  test('needs a cook for the dish and for its side', () => {
    assert.deepEqual(
      counted.days.map(({ handsOn }) => handsOn),
      [5 + 15 + 39, 5 + 9 + 5],
    );
    about(counted.handsOn, 39);
  });

  test('has the sodium of all ingredients, sides included', () => {
    about(counted.days[0].sodium, 1278.5);
    about(counted.days[1].sodium, 2458);
    about(counted.sodium, 1868.25);
    assert.equal(counted.daysOverSodium, 1);
  });

  test('has the fiber of all ingredients, sides included', () => {
    about(counted.leastFiber, 6.6);
    about(counted.fiber, 14);
    about(counted.mostFiber, 21.4);
  });

  test('has the tomatoes as produce, and the potatoes not', () => {
    about(counted.produce, 425);
    assert.equal(counted.daysOfProduce, 0.5);
  });

  test('has two portions of more than one and a half', () => {
    about(counted.largePortions, 2 / 6);
  });

  test('weighs meals with their sides and their water', () => {
    about(counted.heaviest, 933.75);
    assert.equal(counted.over850, 3);
    assert.equal(counted.over900, 1);
  });

  test('repeats tomatoes on the first day, and nothing on the second, which eats twice from one pot', () => {
    assert.equal(counted.mainTwice, 1);
    assert.equal(counted.heaviestTwice, 0);
  });

  test('has three recipes, two meals of leftovers, and two meals with a side', () => {
    assert.equal(counted.recipes, 3);
    about(counted.leftovers, 2 / 6);
    about(counted.withSides, 2 / 6);
  });

  test('eats all that is cooked, and cooks no small pot', () => {
    assert.equal(counted.eaten, 1);
    assert.equal(counted.smallPots, 0);
  });

  test('leaves 400 g of 2,000 g in packages', () => {
    about(counted.packageRest, 0.2);
  });

  test('says what the certificate says', () => {
    assert.equal(counted.daysWithin, 1);
    assert.deepEqual(counted.brokenRules, ['leftovers']);
  });
});

describe('the same plan, where whole recipes are cooked', () => {
  const { plan, product } = twoDays();
  const counted = countWeek({ ...plan, rules: { wholeRecipes: true } }, product);

  test('makes the stew for four, of which one serving is left', () => {
    about(counted.eaten, (4200 - 2010 / 4) / 4200);
  });

  test('buys the stew whole: 400 g of 2,250 g are left in packages', () => {
    about(counted.packageRest, 400 / 2250);
  });

  test('is eaten as before', () => {
    const exact = countWeek(plan, product);
    assert.deepEqual(counted.days, exact.days);
  });
});

test('part of a recipe is made where more than a quarter of whole ones would be left', () => {
  const { plan, product } = twoDays();
  const meals = plan.meals.filter(({ servings }) => servings !== 0.5);
  assert.equal(countWeek({ ...plan, meals, rules: { wholeRecipes: true } }, product).eaten, 1);
});

test('leftovers of a meal that cooked something else are cooked when they are eaten', () => {
  const { plan, product } = twoDays();
  plan.meals[4].leftoverOf = { day: 1, mealNumber: 2 };
  const counted = countWeek(plan, product);
  about(counted.leftovers, 1 / 6);
  assert.equal(counted.days[1].minutes, 5 + 110 + 5);
  assert.equal(counted.mainTwice, 2);
});

test('a pot of which less than half of the recipe is cooked is small', () => {
  const { plan, product } = twoDays();
  const [bowl, , stew] = plan.meals;
  const counted = countWeek({ ...plan, days: 1, meals: [bowl, stew] }, product);
  about(counted.smallPots, 1 / 2);
});

test('a meal whose recipe is missing cannot be counted', () => {
  const { plan, product } = twoDays();
  assert.throws(() => countWeek({ ...plan, recipes: [] }, product), /has no recipe bowl/);
});
