import {
  type Area,
  type CardContent,
  LOOKS,
  recipeCard as layOut,
  type Placed,
} from '../../../../../paper/recipe-cards/index.js';
import { type Block, uncut } from '../../../platform/pdf/block.js';
import type { Pen } from '../../../platform/pdf/pen.js';
import { tidied } from '../../../platform/pdf/written-text.js';
import { ingredientText } from '../ingredient-text.js';
import { type EatenRecipe, servingsLeft } from '../intake.js';
import { recipePicture } from '../meal-picture.js';
import { cardTypesetter } from './card-typesetter.js';
import type { CardsDocument } from './cards-document.js';

/**
 * Draws a recipe on a card in its area. The card is laid out just before its page is drawn, because the texts of a
 * thousand cards would take hundreds of megabytes.
 */
export function recipeCard(document: CardsDocument, eaten: EatenRecipe, area: Area): Block {
  let card: Pick<Block, 'draw'> | null = null;
  return {
    height: area.height,
    anchor: { id: eaten.id, title: eaten.recipe.name },
    prepare: async () => {
      const laidOut = laidOutCard(document, eaten, area);
      await laidOut.prepare?.();
      card = laidOut;
    },
    draw: (pen, x, y) => {
      card?.draw(pen, x, y);
      card = null;
    },
    cut: uncut,
  };
}

function laidOutCard(
  { options, pictures }: CardsDocument,
  eaten: EatenRecipe,
  area: Area,
): Pick<Block, 'prepare' | 'draw'> {
  const content = cardContent(eaten);
  const size = LOOKS[options.cardSize].picture;
  const picture = recipePicture(eaten.recipe, content.mealType, size, pictures);
  const { width, height, frame, placed } = layOut(cardTypesetter, content, picture, options, area);
  return {
    ...(picture.prepare && { prepare: picture.prepare }),
    draw: (pen, x, y) => {
      const { color: stroke, thickness, radius } = frame;
      pen.box({ x, y, width, height }, { stroke, thickness, radius });
      drawPlaced(pen, placed, x, y);
    },
  };
}

export function drawPlaced(pen: Pen, placed: readonly Placed<Block>[], x = 0, y = 0) {
  for (const { block, ...at } of placed) block.draw(pen, x + at.x, y + at.y);
}

const cardContent = ({ recipe, meals, cookings }: EatenRecipe): CardContent => ({
  ...recipe,
  name: tidied(recipe.name),
  description: tidied(recipe.description),
  mealType: meals[0]?.mealType ?? recipe.mealTypes[0] ?? 'dinner',
  eaten: meals,
  cooked: cookings.map(({ servings }) => servings),
  left: servingsLeft({ cookings }),
  ingredients: recipe.ingredientsJson.map(({ amount, unit, name, note }) => ({
    amount,
    name,
    note,
    write: (some) => ingredientText(some, unit, name),
  })),
});
