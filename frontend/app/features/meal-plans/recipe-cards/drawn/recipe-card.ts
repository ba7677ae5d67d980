import {
  type Area,
  type CardContent,
  LOOKS,
  recipeCard as layOut,
  type Placed,
  type Size,
} from '#paper/recipe-cards/index';
import { ingredientText } from '~/features/recipes/ingredient-text';
import { mainMealOf } from '~/features/recipes/recipe-words';
import { plainText } from '../card-letters';
import type { CardOptions, CardRecipe } from '../card-options';
import type { Block } from './block';
import { cardPicture } from './card-picture';
import { cardTypesetter } from './card-typesetter';
import type { Pen } from './pen';

/** Draws a recipe on a card in its area. */
export async function drawCard(
  pen: Pen,
  recipe: CardRecipe,
  options: CardOptions,
  area: Area,
): Promise<void> {
  const { x, y } = area;
  const content = cardContent(recipe);
  const size = LOOKS[options.cardSize].picture;
  const picture = pictureBlock(await cardPicture(recipe, content.mealType, size), size);
  const { width, height, frame, placed } = layOut(cardTypesetter(pen), content, picture, options, area);
  pen.frame({ x, y, width, height }, frame);
  drawPlaced(pen, placed, area);
}

export function drawPlaced(pen: Pen, placed: readonly Placed<Block>[], from = { x: 0, y: 0 }): void {
  for (const { block, x, y } of placed) block.draw(pen, from.x + x, from.y + y);
}

const cardContent = (recipe: CardRecipe): CardContent => ({
  ...recipe,
  mealType: recipe.eaten[0]?.mealType ?? mainMealOf(recipe),
  cooked: recipe.eaten.flatMap(({ servings, leftoverOf, pot }) =>
    leftoverOf ? [] : [pot?.servings ?? servings],
  ),
  left: recipe.eaten.reduce((sum, { pot }) => sum + (pot?.left ?? 0), 0),
  ingredients: recipe.ingredientsJson.map(({ amount, unit, name, note }) => ({
    amount,
    name,
    note,
    write: (some) => {
      const written = ingredientText(some, unit, name);
      return { amount: plainText(written.amount), name: written.name };
    },
  })),
});

const pictureBlock = (jpeg: Uint8Array, size: Size): Block => ({
  height: size.height,
  draw: (pen, x, y) => pen.jpeg(jpeg, { x, y, ...size }),
  upTo: () => null,
});
