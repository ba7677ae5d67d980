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

/** Draws a recipe on a card in its area. */
export function recipeCard({ options, pictures }: CardsDocument, eaten: EatenRecipe, area: Area): Block {
  const content = cardContent(eaten);
  const size = LOOKS[options.cardSize].picture;
  const picture = recipePicture(eaten.recipe, content.mealType, size, pictures);
  const { width, height, frame, placed } = layOut(cardTypesetter, content, picture, options, area);
  return {
    height,
    anchor: { id: eaten.id, title: eaten.recipe.name },
    ...(picture.prepare && { prepare: picture.prepare }),
    draw: (pen, x, y) => {
      const { color: stroke, thickness, radius } = frame;
      pen.box({ x, y, width, height }, { stroke, thickness, radius });
      drawPlaced(pen, placed, x, y);
    },
    cut: uncut,
  };
}

export function drawPlaced(pen: Pen, placed: readonly Placed<Block>[], x = 0, y = 0) {
  for (const { block, ...at } of placed) block.draw(pen, x + at.x, y + at.y);
}

const cardContent = ({ recipe, meals, cookings }: EatenRecipe): CardContent => ({
  ...recipe,
  name: tidied(recipe.name),
  description: tidied(recipe.description),
  mealType: meals[0]?.mealType ?? 'dinner',
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
