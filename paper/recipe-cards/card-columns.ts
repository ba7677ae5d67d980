import { asCooked, type CardContent, type CardIngredient } from './card-content.js';
import { GAP, SHRUNK, scaledStyles } from './card-look.js';
import { servingsText } from './card-words.js';
import { COLORS } from './colors.js';
import type { CardStyles, Size, Sized, Span, TextStyle, Typesetter } from './typesetter.js';

interface Column<Block> {
  x: number;
  width: number;
  heading: string;
  /** The content at a given font size. */
  lines: (styles: CardStyles) => Block[];
}

/** The ingredients alone, in two columns. */
export function ingredientColumns<Block extends Sized>(
  setter: Typesetter<Block>,
  content: CardContent,
  room: Size,
  scale: number,
): Block {
  const { ingredients, servings } = asCooked(content);
  const width = (room.width - GAP) / 2;
  const half = Math.ceil(ingredients.length / 2);
  const column =
    (some: readonly CardIngredient[]) =>
    ({ body }: CardStyles) =>
      some.map((one) => setter.paragraph(ingredientSpans(one), body, width));
  const columns = [
    { x: 0, width, heading: headingOf(setter, servings), lines: column(ingredients.slice(0, half)) },
    { x: width + GAP, width, heading: ' ', lines: column(ingredients.slice(half)) },
  ];
  return fitted(setter, columns, room.height, scale, restOf(content));
}

/** The ingredients with the instructions beside them. */
export function methodColumns<Block extends Sized>(
  setter: Typesetter<Block>,
  content: CardContent,
  room: Size,
  scale: number,
): Block {
  const { ingredients, servings } = asCooked(content);
  const left = (room.width - GAP) * 0.38;
  const right = room.width - left - GAP;
  const steps = content.instructionsText.split('\n').filter((step) => step.trim() !== '');
  const columns: Column<Block>[] = [
    {
      x: 0,
      width: left,
      heading: headingOf(setter, servings),
      lines: ({ body }) => ingredients.map((one) => setter.paragraph(ingredientSpans(one), body, left)),
    },
    {
      x: left + GAP,
      width: right,
      heading: 'Instructions',
      lines: ({ body }) => steps.map((step, index) => numberedStep(setter, index + 1, step, body, right)),
    },
  ];
  return fitted(setter, columns, room.height, scale, restOf(content));
}

/** Says where to read what a card has no room for. */
const restOf = ({ eaten }: CardContent): string =>
  `See the ${eaten.length > 0 ? 'plan' : 'recipe'} for the rest.`;

const headingOf = <Block extends Sized>(setter: Typesetter<Block>, servings: number) =>
  `Ingredients for ${servingsText(servings, (value) => setter.fraction(value))}`;

function ingredientSpans({ amount, name, note, write }: CardIngredient): Span[] {
  const remark: Span = { text: note ? `, ${note}` : '', color: COLORS.muted };
  if (amount === null) return [name, remark, { text: ', as needed', color: COLORS.muted }];
  const written = write(amount);
  return [{ text: written.amount, weight: 'semibold' }, ` ${written.name}`, remark];
}

function numberedStep<Block extends Sized>(
  setter: Typesetter<Block>,
  number: number,
  step: string,
  style: TextStyle,
  width: number,
): Block {
  const indent = style.size * 1.9;
  const sign = setter.paragraph(`${number}`, { ...style, weight: 'semibold', color: COLORS.accent }, indent);
  return setter.beside([
    { block: sign, x: 0 },
    { block: setter.paragraph(step, style, width - indent), x: indent },
  ]);
}

/** Uses the largest font size at which everything fits, or else keeps as many whole lines as fit at the smallest. */
function fitted<Block extends Sized>(
  setter: Typesetter<Block>,
  columns: readonly Column<Block>[],
  room: number,
  scale: number,
  rest: string,
): Block {
  const placed = (blocks: readonly Block[]) =>
    setter.beside(blocks.map((block, index) => ({ block, x: columns[index]?.x ?? 0 })));
  for (const shrunk of SHRUNK) {
    const styles = scaledStyles(setter.styles, scale * shrunk);
    const blocks = columns.map((column) => columnBlock(setter, column, styles));
    if (blocks.every(({ height }) => height <= room)) return placed(blocks);
  }
  const styles = scaledStyles(setter.styles, scale * (SHRUNK.at(-1) ?? 1));
  return placed(columns.map((column) => shortenedColumn(setter, column, styles, room, rest)));
}

const columnBlock = <Block extends Sized>(
  setter: Typesetter<Block>,
  { heading, lines, width }: Column<Block>,
  styles: CardStyles,
): Block =>
  setter.stacked([setter.paragraph(heading, styles.label, width), ...lines(styles)], styles.body.size * 0.35);

function shortenedColumn<Block extends Sized>(
  setter: Typesetter<Block>,
  column: Column<Block>,
  styles: CardStyles,
  room: number,
  rest: string,
): Block {
  const whole = columnBlock(setter, column, styles);
  if (whole.height <= room) return whole;
  const note = setter.paragraph(rest, styles.muted, column.width);
  const beginning = setter.beginningOf(whole, room - note.height);
  return beginning ? setter.stacked([beginning, note], 0) : note;
}
