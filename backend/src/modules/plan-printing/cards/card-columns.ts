import type { Block } from '../../../platform/pdf/block.js';
import { paragraph } from '../../../platform/pdf/paragraph.js';
import { beside, stacked } from '../../../platform/pdf/stacked.js';
import type { Span } from '../../../platform/pdf/words.js';
import type { RecipeIngredient } from '../../recipes/index.js';
import { ingredientText } from '../ingredient-text.js';
import { servings } from '../plan-words.js';
import { COLORS } from '../theme.js';
import type { CookedRecipe } from './as-eaten.js';
import { type CardText, GAP, SHRUNK, textOf } from './card-look.js';

interface Column {
  x: number;
  width: number;
  heading: string;
  /** Its lines at a given font size. */
  lines: (text: CardText, width: number) => Block[];
}

interface Room {
  width: number;
  height: number;
}

/** The ingredients alone, in two columns. */
export function ingredientColumns(recipe: CookedRecipe, room: Room, scale: number): Block {
  const width = (room.width - GAP) / 2;
  const half = Math.ceil(recipe.ingredientsJson.length / 2);
  const column = (from: number, to: number) => (text: CardText) =>
    recipe.ingredientsJson.slice(from, to).map((one) => paragraph(ingredientSpans(one), text.body, width));
  return asFits(
    [
      { x: 0, width, heading: headingOf(recipe), lines: column(0, half) },
      { x: width + GAP, width, heading: ' ', lines: column(half, recipe.ingredientsJson.length) },
    ],
    room.height,
    scale,
  );
}

/** The ingredients with the instructions beside them. */
export function methodColumns(recipe: CookedRecipe, room: Room, scale: number): Block {
  const left = (room.width - GAP) * 0.38;
  const steps = recipe.instructionsText.split('\n').filter((step) => step.trim() !== '');
  return asFits(
    [
      {
        x: 0,
        width: left,
        heading: headingOf(recipe),
        lines: (text, width) =>
          recipe.ingredientsJson.map((one) => paragraph(ingredientSpans(one), text.body, width)),
      },
      {
        x: left + GAP,
        width: room.width - left - GAP,
        heading: 'Instructions',
        lines: (text, width) => steps.map((step, index) => numbered(index + 1, step, text, width)),
      },
    ],
    room.height,
    scale,
  );
}

const headingOf = ({ servings: count }: CookedRecipe) => `Ingredients for ${servings(count)}`;

function ingredientSpans({ amount, unit, name, note }: RecipeIngredient): Span[] {
  const remark: Span = { text: note ? `, ${note}` : '', color: COLORS.muted };
  if (amount === null) return [name, remark, { text: ', as needed', color: COLORS.muted }];
  const written = ingredientText(amount, unit, name);
  return [{ text: written.amount, weight: 'semibold' }, ` ${written.name}`, remark];
}

function numbered(number: number, step: string, { body }: CardText, width: number): Block {
  const indent = body.size * 1.9;
  const sign = paragraph(`${number}`, { ...body, weight: 'semibold', color: COLORS.accent }, indent);
  return beside([
    { block: sign, x: 0 },
    { block: paragraph(step, body, width - indent), x: indent },
  ]);
}

/** Uses the largest font size at which everything fits, or else as many whole lines as fit at the smallest. */
function asFits(columns: readonly Column[], room: number, scale: number): Block {
  for (const shrunk of SHRUNK) {
    const blocks = columns.map((column) => columnBlock(column, textOf(scale * shrunk)));
    if (blocks.every(({ height }) => height <= room)) return placed(columns, blocks);
  }
  const text = textOf(scale * (SHRUNK.at(-1) ?? 1));
  return placed(
    columns,
    columns.map((column) => shortenedColumn(columnBlock(column, text), column.width, text, room)),
  );
}

const placed = (columns: readonly Column[], blocks: readonly Block[]) =>
  beside(blocks.map((block, index) => ({ block, x: columns[index]?.x ?? 0 })));

const columnBlock = ({ heading, lines, width }: Column, text: CardText) =>
  stacked([paragraph(heading, text.label, width), ...lines(text, width)], text.body.size * 0.35);

function shortenedColumn(block: Block, width: number, text: CardText, room: number): Block {
  if (block.height <= room) return block;
  const note = paragraph('See the plan for the rest.', text.muted, width);
  const [head] = block.cut(room - note.height, room) ?? [];
  return head ? stacked([head, note]) : note;
}
