/** A side that is eaten by the half serving, of 50 g of dry rice. */
export const RICE = {
  ...{ name: 'Plain Rice', mealTypes: ['lunch', 'dinner'], kcal: 180, protein: 4, carbs: 40, fat: 0.5 },
  ...{ side: { kind: 'starch', step: 0.5, most: 3 }, prep: 2, cook: 15 },
  ingredients: [{ name: 'white rice', amount: 100, unit: 'g', foodId: 'rice-white', grams: 100 }],
};
