import { asEaten } from '../as-eaten';
import type { CardOptions, CardRecipe } from '../card-options';
import { type Block, beside, stacked } from './block';
import { ingredientColumns, methodColumns } from './card-columns';
import { cardFacts, mealOf } from './card-facts';
import { colors, gap, inset, looks, textOf } from './card-look';
import { cardPicture } from './card-picture';
import type { Area, Pen } from './pen';

/** Draws a recipe on a card in its area and omits whole lines that do not fit. A medium card ends with its text. */
export async function drawCard(
  pen: Pen,
  recipe: CardRecipe,
  options: CardOptions,
  area: Area,
): Promise<void> {
  const { cardSize } = options;
  const { x, y, width } = area;
  const inner = { x: x + inset, y: y + inset, width: width - 2 * inset, height: area.height - 2 * inset };
  const head = await cardHead(pen, recipe, options, inner.width);
  const room = { width: inner.width, height: inner.height - head.height - gap };
  const columns = cardSize === 'small' ? ingredientColumns : methodColumns;
  const rest = columns(pen, asEaten(recipe), room, looks[cardSize].scale);
  const height = cardSize === 'medium' ? head.height + gap + rest.height + 2 * inset : area.height;
  pen.frame({ x, y, width, height }, colors.line, 10);
  head.draw(pen, inner.x, inner.y);
  rest.draw(pen, inner.x, inner.y + head.height + gap);
}

async function cardHead(pen: Pen, recipe: CardRecipe, options: CardOptions, width: number): Promise<Block> {
  const { picture: size, scale } = looks[options.cardSize];
  const picture = pictureBlock(await cardPicture(recipe, mealOf(recipe), size), size);
  const text = textOf(scale);
  if (options.cardSize === 'large') {
    return stacked([picture, cardFacts(pen, recipe, options, text, width)], 12);
  }
  const left = size.width + gap;
  return beside([
    { block: picture, x: 0 },
    { block: cardFacts(pen, recipe, options, text, width - left), x: left },
  ]);
}

const pictureBlock = (jpeg: Uint8Array, size: { width: number; height: number }): Block => ({
  height: size.height,
  draw: (pen, x, y) => pen.jpeg(jpeg, { x, y, ...size }),
  upTo: () => null,
});
