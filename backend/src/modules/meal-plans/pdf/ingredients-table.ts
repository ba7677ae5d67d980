import type { Block } from '../../../platform/pdf/block.js';
import { type CellContent, table } from '../../../platform/pdf/table.js';
import type { RecipeIngredient } from '../../recipes/index.js';
import { amountText, weighedAmount } from './amount-text.js';
import { type EatenRecipe, portionsOf } from './eaten.js';
import { COLORS, TABLE, TEXT } from './look.js';
import { servings } from './plan-words.js';

const LOOK = { ...TABLE, gap: { x: 8, y: 1.75 }, heading: TEXT.label, isList: true };

/** What each portion of the plan takes, weighed, and the whole recipe as a cook measures it. */
export function ingredientsTable(eaten: EatenRecipe, width: number): Block {
  const { recipe } = eaten;
  const portions = portionsOf(eaten);
  const wholeRecipe = portions.length === 1 && portions[0] === recipe.servings ? [] : [recipe.servings];
  const amounts = portions.length + wholeRecipe.length;
  const each = Math.min(74, ((width + LOOK.gap.x) * 0.62) / amounts);
  const columns = [
    { width: width + LOOK.gap.x - each * amounts },
    ...Array.from({ length: amounts }, () => ({ width: each })),
  ];
  const heading = [
    'Ingredients',
    ...portions.map(servings),
    ...wholeRecipe.map((count) => `Whole recipe, ${servings(count)}`),
  ];
  const rows = recipe.ingredientsJson.map((ingredient) => [
    nameOf(ingredient),
    ...portions.map((portion) => portionOf(ingredient, portion / recipe.servings)),
    ...wholeRecipe.map((): CellContent => ({ text: wholeOf(ingredient), color: COLORS.muted })),
  ]);
  return table(columns, heading, rows, LOOK);
}

const nameOf = ({ name, note }: RecipeIngredient): CellContent => [
  name,
  { text: note ? `, ${note}` : '', color: COLORS.muted },
];

function portionOf({ amount, unit, grams }: RecipeIngredient, share: number): CellContent {
  return weighedAmount(amount === null ? null : amount * share, unit, grams === null ? null : grams * share);
}

const wholeOf = ({ amount, unit }: RecipeIngredient) => amountText(amount, unit);
