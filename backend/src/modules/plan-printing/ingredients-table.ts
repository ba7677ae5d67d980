import type { Block } from '../../platform/pdf/block.js';
import { textWidth } from '../../platform/pdf/paragraph.js';
import { type CellContent, type TableColumn, table } from '../../platform/pdf/table.js';
import { amountText, weighedAmount } from '../foods/index.js';
import type { RecipeIngredient } from '../recipes/index.js';
import { ingredientText, unitBeside } from './ingredient-text.js';
import { amountsCooked, type EatenRecipe } from './intake.js';
import { servings } from './plan-words.js';
import { COLORS, TABLE, TEXT } from './theme.js';

const LOOK = { ...TABLE, gap: { x: 8, y: 1.75 }, heading: TEXT.label, isList: true };

/** A table with the weights that the plan cooks at once, and the whole recipe as a cook measures it. */
export function ingredientsTable(eaten: EatenRecipe, width: number): Block {
  const amounts = amountsOf(eaten);
  const heading = ['Ingredients', ...amounts.map(({ title }) => title)];
  const rows = eaten.recipe.ingredientsJson.map((ingredient, row) => [
    nameOf(ingredient),
    ...amounts.map(({ texts, color }): CellContent => ({ text: texts[row] ?? '', color })),
  ]);
  return table(columnsFor(amounts, width), heading, rows, LOOK);
}

const nameOf = ({ amount, unit, name, note }: RecipeIngredient): CellContent => [
  ingredientText(amount, unit, name).name,
  { text: note ? `, ${note}` : '', color: COLORS.muted },
];

interface Amounts {
  title: string;
  /** One text for each ingredient. */
  texts: string[];
  color: string;
}

function amountsOf(eaten: EatenRecipe): Amounts[] {
  const { ingredientsJson: ingredients, servings: makes } = eaten.recipe;
  const cooked = amountsCooked(eaten);
  const cookedAmounts = cooked.map((amount) => ({
    title: servings(amount),
    texts: ingredients.map((one) => portionOf(one, amount / makes)),
    color: COLORS.ink,
  }));
  if (cooked.length === 1 && cooked[0] === makes) return cookedAmounts;
  const texts = ingredients.map(({ amount, unit, name }) => amountText(amount, unitBeside(unit, name)));
  return [...cookedAmounts, { title: `Whole recipe, ${servings(makes)}`, texts, color: COLORS.muted }];
}

const portionOf = ({ amount, unit, name, grams }: RecipeIngredient, share: number): string =>
  weighedAmount(
    amount === null ? null : amount * share,
    unitBeside(unit, name),
    grams === null ? null : grams * share,
  );

/** Names get at least this share of the width, and all that the amounts leave. */
const MIN_NAME_SHARE = 0.36;
const MIN_AMOUNT_WIDTH = 66;

/** Puts amounts on one line if there is room. */
function columnsFor(amounts: Amounts[], width: number): TableColumn[] {
  const all = width + LOOK.gap.x;
  const needed = amounts.map(({ texts }) =>
    Math.max(MIN_AMOUNT_WIDTH, ...texts.map((text) => textWidth(text, LOOK.text) + LOOK.gap.x)),
  );
  const sum = needed.reduce((one, other) => one + other, 0);
  const share = Math.min(1, (all * (1 - MIN_NAME_SHARE)) / sum);
  return [{ width: all - sum * share }, ...needed.map((one) => ({ width: one * share }))];
}
