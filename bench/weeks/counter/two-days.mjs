const food = (id, aisle, fibre, sodium, isStaple = false) => [
  id,
  { id, aisle, per100g: { fibre, sodium }, isStaple },
];

const FOODS = new Map([
  food('beef', 'meat', 0, 60),
  food('potato', 'produce', 2, 5),
  food('rice', 'pantry', 1, 5),
  food('salt', 'pantry', 0, 40_000, true),
  food('tomato', 'produce', 1.2, 5),
  food('water', 'beverages', 0, 0, true),
  food('yogurt', 'dairy', 0, 50),
]);

const PACKAGES = { tomato: 250, yogurt: 500 };

const recipe = (
  id,
  servings,
  mainIngredientTags,
  [prepTimeMinutes, cookTimeMinutes, handsOnMinutes],
  grams,
) => ({
  id,
  servings,
  mainIngredientTags,
  prepTimeMinutes,
  cookTimeMinutes,
  handsOnMinutes,
  ingredientsJson: Object.entries(grams).map(([foodId, weight]) => ({ foodId, name: foodId, grams: weight })),
});

const meal = (day, mealNumber, recipeId, servings, more = {}) => ({
  day,
  mealNumber,
  recipeId,
  servings,
  ...more,
});

const rice = (servings) => ({ sides: [{ recipeId: 'rice', servings }] });

/** A plan of two days with a pot that is eaten from three times, and the little that is known of its foods. */
export function twoDays() {
  const plan = {
    days: 2,
    recipes: [
      recipe('bowl', 1, ['yogurt'], [5, 0], { yogurt: 250 }),
      recipe('potatoes', 2, ['potato', 'tomato'], [10, 50, 15], { potato: 800, tomato: 100 }),
      recipe('stew', 4, ['beef', 'tomato'], [20, 90, 35], { beef: 600, tomato: 1000, salt: 10, water: 400 }),
      recipe('rice', 1, [], [2, 18, 4], { rice: 60, water: 120 }),
    ],
    meals: [
      meal(1, 1, 'bowl', 1),
      meal(1, 2, 'potatoes', 2),
      meal(1, 3, 'stew', 1, rice(2)),
      meal(2, 1, 'bowl', 2),
      meal(2, 2, 'stew', 1.5, { leftoverOf: { day: 1, mealNumber: 3 }, ...rice(1) }),
      meal(2, 3, 'stew', 0.5, { leftoverOf: { day: 1, mealNumber: 3 } }),
    ],
  };
  const certify = () => ({
    days: [{ holds: true }, { holds: false }],
    rules: [
      { rule: 'complete', holds: true },
      { rule: 'leftovers', holds: false },
    ],
  });
  return { plan, product: { foods: FOODS, choosePackages, certify } };
}

function choosePackages({ foodId, grams }) {
  const gramsOfOne = PACKAGES[foodId];
  if (gramsOfOne === undefined) return null;
  const count = Math.ceil(grams / gramsOfOne);
  return { count, gramsOfOne, leftOverGrams: count * gramsOfOne - grams };
}
