import { ingredientColumns, methodColumns } from './card-columns.js';
import type { CardContent, CardOptions } from './card-content.js';
import { cardFacts } from './card-facts.js';
import { BODY, FOOTER_Y, GAP, INSET, LOOKS, scaledStyles } from './card-look.js';
import { COLORS } from './colors.js';
import type { Placed, Size, Sized, Typesetter } from './typesetter.js';

/** The line along which a card is cut out. */
const FRAME = { color: COLORS.line, thickness: 1, radius: 10 } as const;

export interface CardLayout<Block> extends Size {
  frame: typeof FRAME;
  placed: Placed<Block>[];
}

/**
 * Says what stands where on the card of a recipe. Whole lines that do not fit are omitted. A medium card ends with its
 * text, and the others fill their room.
 */
export function recipeCard<Block extends Sized>(
  setter: Typesetter<Block>,
  content: CardContent,
  picture: Block,
  options: CardOptions,
  room: Size,
): CardLayout<Block> {
  const { cardSize } = options;
  const width = room.width - 2 * INSET;
  const head = cardHead(setter, content, picture, options, width);
  const left = { width, height: room.height - 2 * INSET - head.height - GAP };
  const columns = cardSize === 'small' ? ingredientColumns : methodColumns;
  const body = columns(setter, content, left, LOOKS[cardSize].scale);
  return {
    width: room.width,
    height: cardSize === 'medium' ? head.height + GAP + body.height + 2 * INSET : room.height,
    frame: FRAME,
    placed: [
      { block: head, x: INSET, y: INSET },
      { block: body, x: INSET, y: INSET + head.height + GAP },
    ],
  };
}

function cardHead<Block extends Sized>(
  setter: Typesetter<Block>,
  content: CardContent,
  picture: Block,
  options: CardOptions,
  width: number,
): Block {
  const { picture: size, scale } = LOOKS[options.cardSize];
  const styles = scaledStyles(setter.styles, scale);
  if (options.cardSize === 'large') {
    return setter.stacked([picture, cardFacts(setter, content, options, styles, width)], 12);
  }
  const left = size.width + GAP;
  return setter.beside([
    { block: picture, x: 0 },
    { block: cardFacts(setter, content, options, styles, width - left), x: left },
  ]);
}

export interface FooterLayout<Block> {
  /** The square with the mark of the product. */
  mark: { x: number; y: number; size: number; ground: string; ink: string };
  placed: Placed<Block>[];
}

/** The foot of a page, with the plan's name and the page number. */
export function cardFooter<Block extends Sized>(
  setter: Typesetter<Block>,
  { planName, page, pages }: { planName: string; page: number; pages: number },
): FooterLayout<Block> {
  const { label } = setter.styles;
  const half = BODY.width / 2 - 10;
  const name = setter.cropped(planName, label, half, 1);
  const quiet = { ...label, weight: 'regular', align: 'right' } as const;
  const number = setter.paragraph(`Page ${page} of ${pages}`, quiet, half);
  return {
    mark: { x: BODY.x, y: FOOTER_Y, size: 12, ground: COLORS.accent, ink: COLORS.paper },
    placed: [
      { block: name, x: BODY.x + 18, y: FOOTER_Y },
      { block: number, x: BODY.x + BODY.width - half, y: FOOTER_Y },
    ],
  };
}
