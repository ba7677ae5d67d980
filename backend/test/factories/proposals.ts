import type { Proposal } from '../../src/modules/recipe-generation/index.js';

const PROTEINS = ['chicken breast', 'salmon', 'firm tofu', 'turkey breast', 'shrimp', 'pork loin'];
const STARCHES = ['brown rice', 'quinoa', 'couscous', 'potatoes', 'bulgur'];
const VEGETABLES = [
  'broccoli',
  'zucchini',
  'carrots',
  'spinach',
  'cauliflower',
  'red bell pepper',
  'green beans',
];

const from = (list: readonly string[], n: number) => list[n % list.length] ?? '';

const capitals = (text: string) => text.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** A proposal that can be accepted. Those of different numbers below 210 differ enough from one another. */
export function proposalOf(n: number, more: Partial<Proposal> = {}): Proposal {
  const [protein, starch, vegetable] = [from(PROTEINS, n), from(STARCHES, n), from(VEGETABLES, n)];
  return {
    name: capitals(`${protein} with ${starch} and ${vegetable}`),
    description: `A plain plate of ${protein} and ${vegetable} over ${starch}, ready in half an hour.`,
    mealTypes: ['lunch', 'dinner'],
    cuisine: null,
    servings: 2,
    prepTimeMinutes: 10,
    cookTimeMinutes: 20,
    restTimeMinutes: 0,
    ingredients: [
      { amount: 300, unit: 'g', name: protein, note: null },
      { amount: 160, unit: 'g', name: starch, note: null },
      { amount: 300, unit: 'g', name: vegetable, note: 'chopped' },
      { amount: 1, unit: 'tbsp', name: 'olive oil', note: null },
    ],
    steps: [
      `Boil the ${starch} in water for 15 minutes, then drain.`,
      `Heat the olive oil in a pan over medium heat and cook the ${protein} for 8 minutes.`,
      `Add the ${vegetable} and cook for 5 minutes. Serve over the ${starch}.`,
    ],
    ...more,
  };
}
