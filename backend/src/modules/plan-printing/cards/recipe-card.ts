import { type Block, uncut } from '../../../platform/pdf/block.js';
import type { Area, Pen } from '../../../platform/pdf/pen.js';
import { beside, stacked } from '../../../platform/pdf/stacked.js';
import type { EatenRecipe } from '../intake.js';
import { recipePicture } from '../meal-picture.js';
import { COLORS } from '../theme.js';
import { asEaten } from './as-eaten.js';
import { ingredientColumns, methodColumns } from './card-columns.js';
import { cardFacts, mealOf } from './card-facts.js';
import { GAP, INSET, LOOKS, textOf } from './card-look.js';
import type { CardsDocument } from './cards-document.js';

/** Draws a recipe on a card in its area and omits whole lines that do not fit. A medium card ends with its text. */
export function recipeCard(
  document: CardsDocument,
  eaten: EatenRecipe,
  { width, height: most }: Area,
): Block {
  const inner = { width: width - 2 * INSET, height: most - 2 * INSET };
  const { head, picture } = cardHead(document, eaten, inner.width);
  const room = { width: inner.width, height: inner.height - head.height - GAP };
  const { cardSize } = document.options;
  const columns = cardSize === 'small' ? ingredientColumns : methodColumns;
  const body = columns(asEaten(eaten), room, LOOKS[cardSize].scale);
  const height = cardSize === 'medium' ? head.height + GAP + body.height + 2 * INSET : most;
  return {
    height,
    anchor: { id: eaten.id, title: eaten.recipe.name },
    ...(picture.prepare && { prepare: picture.prepare }),
    draw: (pen, x, y) => {
      drawFrame(pen, { x, y, width, height });
      head.draw(pen, x + INSET, y + INSET);
      body.draw(pen, x + INSET, y + INSET + head.height + GAP);
    },
    cut: uncut,
  };
}

/** Draws the line along which the card is cut out. */
function drawFrame(pen: Pen, area: Area) {
  pen.box(area, { stroke: COLORS.line, thickness: 1, radius: 10 });
}

function cardHead({ options, pictures }: CardsDocument, eaten: EatenRecipe, width: number) {
  const { cardSize } = options;
  const { picture: size, scale } = LOOKS[cardSize];
  const picture = recipePicture(eaten.recipe, mealOf(eaten), size, pictures);
  const text = textOf(scale);
  if (cardSize === 'large') {
    const facts = cardFacts(eaten, options, text, width);
    return { picture, head: stacked([picture, facts], 12) };
  }
  const left = size.width + GAP;
  const facts = cardFacts(eaten, options, text, width - left);
  const head = beside([
    { block: picture, x: 0 },
    { block: facts, x: left },
  ]);
  return { picture, head };
}
