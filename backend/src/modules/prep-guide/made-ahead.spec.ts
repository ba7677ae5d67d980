import { expect, test } from '@jest/globals';
import { libraryRecipes } from '../../../test/factories/library-plans.js';
import { dishKindOf } from './made-ahead.js';

const kindOf = (name: string) => {
  const recipe = libraryRecipes.find((each) => each.name === name);
  if (!recipe) throw new Error(`There is no recipe called ${name}`);
  return dishKindOf(recipe);
};

test.each([
  ['Turkish Red Lentil Soup', 'stew'],
  ['Hungarian Beef Goulash Soup', 'stew'],
  ['Chicken Tikka Masala', 'stew'],
  ['Spaghetti Bolognese with Lean Beef', 'stew'],
  ['Meatloaf with Cauliflower Mash', 'oven dish'],
  ['Roast Chicken Thighs with Root Vegetables', 'oven dish'],
  ['Zucchini, Feta and Dill Frittata', 'egg bake'],
  ['Ham and Spinach Egg Muffins', 'egg bake'],
  ['Blueberry Yogurt Breakfast Muffins', 'baked'],
  ['Almond Flour Banana Bread', 'baked'],
  ['Nordic Seed Crackers', 'dry bake'],
  ['Berry and Chia Overnight Oats', 'chilled'],
  ['Silken Tofu Chocolate Mousse', 'chilled'],
  ['Peanut Butter Oat Bites', 'bites'],
  ['Beef Kofta Bites with Yogurt', 'oven dish'],
  ['Garlic Butter Chicken Bites with Cheddar', 'oven dish'],
  ['Crisp Seitan Bites with Mustard Mayonnaise', 'oven dish'],
  ['Frozen Banana Peanut Bites', 'frozen'],
  ['Frozen Raspberry Yogurt Bark', 'frozen'],
  ['Hummus with Vegetable Sticks', 'dip'],
])('%s is made ahead: %s', (name, kind) => {
  expect(kindOf(name)).toBe(kind);
});

test.each([
  ['Greek Salad with Chickpeas', 'it would be limp'],
  ['Turkey and Avocado Wrap', 'it would be soggy'],
  ['Chocolate Banana Protein Shake', 'it is drunk at once'],
  ['Shakshuka with Feta', 'the eggs are set when they are eaten'],
  ['Mediterranean Fish Soup', 'fish is cooked on its day'],
  ['Sheet Pan Honey Mustard Salmon with Potatoes and Broccoli', 'fish is cooked on its day'],
  ['Turkey and Egg White Breakfast Muffin', 'it is a sandwich'],
  ['Cinnamon Flax Mug Muffin', 'it is made in the mug it is eaten from'],
  ['Sirloin Steak with Sweet Potato and Spinach', 'a steak does not wait'],
  ['Kung Pao Chicken with Rice', 'it takes but minutes'],
])('%s is not made ahead: %s', (name) => {
  expect(kindOf(name)).toBeNull();
});
