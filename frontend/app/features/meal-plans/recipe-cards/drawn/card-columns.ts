import { amountText } from '~/features/recipes/amount-text';
import { ingredientText } from '~/features/recipes/ingredient-text';
import type { CookedRecipe } from '../as-eaten';
import { plainText } from '../card-letters';

import { type Block, beside, stacked } from './block';
import { type CardText, colors, gap, shrunk, textOf } from './card-look';
import { paragraph, type Span } from './paragraph';
import type { Pen } from './pen';

type Column = {
  x: number;
  width: number;
  heading: string;
  /** The content at a given font size. */
  lines: (text: CardText) => Block[];
};

type Room = { width: number; height: number };

/** The ingredients alone, in two columns. */
export function ingredientColumns(pen: Pen, recipe: CookedRecipe, room: Room, scale: number): Block {
  const width = (room.width - gap) / 2;
  const half = Math.ceil(recipe.ingredientsJson.length / 2);
  const some = (from: number, to?: number) => (text: CardText) =>
    recipe.ingredientsJson
      .slice(from, to)
      .map((one) => paragraph(pen, ingredientSpans(one), text.body, width));
  const columns = [
    { x: 0, width, heading: headingOf(recipe), lines: some(0, half) },
    { x: width + gap, width, heading: '', lines: some(half) },
  ];
  return asFits(pen, columns, room.height, scale);
}

/** The ingredients with the instructions beside them. */
export function methodColumns(pen: Pen, recipe: CookedRecipe, room: Room, scale: number): Block {
  const left = (room.width - gap) * 0.38;
  const right = room.width - left - gap;
  const steps = recipe.instructionsText.split('\n').filter((step) => step.trim() !== '');
  const ingredients = ({ body }: CardText) =>
    recipe.ingredientsJson.map((one) => paragraph(pen, ingredientSpans(one), body, left));
  const method = ({ body }: CardText) =>
    steps.map((step, index) => {
      const indent = body.size * 1.9;
      const number = paragraph(pen, `${index + 1}`, { ...body, bold: true, color: colors.accent }, indent);
      return beside([
        { block: number, x: 0 },
        { block: paragraph(pen, step, body, right - indent), x: indent },
      ]);
    });
  const columns = [
    { x: 0, width: left, heading: headingOf(recipe), lines: ingredients },
    { x: left + gap, width: right, heading: 'Instructions', lines: method },
  ];
  return asFits(pen, columns, room.height, scale);
}

const headingOf = ({ servings }: CookedRecipe) =>
  plainText(`Ingredients for ${amountText(servings, null)} ${servings <= 1 ? 'serving' : 'servings'}`);

function ingredientSpans({ amount, unit, name, note }: CookedRecipe['ingredientsJson'][number]): Span[] {
  const remark: Span = { text: note ? `, ${note}` : '', color: colors.muted };
  if (amount === null) return [name, remark, { text: ', as needed', color: colors.muted }];
  const written = ingredientText(amount, unit, name);
  return [{ text: plainText(written.amount), bold: true }, ` ${written.name}`, remark];
}

/**
 * Uses the largest font size at which everything fits. If none is small enough, it keeps as many whole lines as fit.
 */
function asFits(pen: Pen, columns: readonly Column[], room: number, scale: number): Block {
  for (const factor of shrunk) {
    const blocks = columns.map((column) => columnBlock(pen, column, textOf(scale * factor)));
    if (blocks.every(({ height }) => height <= room)) return placed(columns, blocks);
  }
  const text = textOf(scale * (shrunk.at(-1) ?? 1));
  return placed(
    columns,
    columns.map((column) => beginningOf(pen, column, text, room)),
  );
}

const placed = (columns: readonly Column[], blocks: readonly Block[]) =>
  beside(blocks.map((block, index) => ({ block, x: columns[index]?.x ?? 0 })));

function columnBlock(pen: Pen, { heading, lines, width }: Column, text: CardText): Block {
  const title = { ...paragraph(pen, heading, text.label, width), height: text.label.leading };
  return stacked([title, ...lines(text)], text.body.size * 0.35);
}

function beginningOf(pen: Pen, column: Column, text: CardText, room: number): Block {
  const whole = columnBlock(pen, column, text);
  if (whole.height <= room) return whole;
  const note = paragraph(pen, 'See the plan for the rest.', text.muted, column.width);
  const beginning = whole.upTo(room - note.height);
  return beginning ? stacked([beginning, note]) : note;
}
