import { amountText } from '~/features/recipes/amount-text';
import {
  labelOf,
  type MealType,
  mainMealOf,
  mealTypes,
  servingsText,
  timeText,
} from '~/features/recipes/recipe-words';
import type { CardOptions, CardRecipe } from '../card-options';
import { shortened } from '../shortened';
import { type Block, beside, stacked } from './block';
import { type CardText, colors, looks, mealColors } from './card-look';
import { cropped, paragraph } from './paragraph';
import type { Pen } from './pen';

export const mealOf = (recipe: CardRecipe): MealType => recipe.eaten[0]?.mealType ?? mainMealOf(recipe);

/** The facts of a recipe, beside or below its picture. */
export function cardFacts(
  pen: Pen,
  recipe: CardRecipe,
  { cardSize, includeNutrition }: CardOptions,
  text: CardText,
  width: number,
): Block {
  const meal = mealOf(recipe);
  const { most } = looks[cardSize];
  const description = shortened(recipe.description, most.description);
  return stacked(
    [
      paragraph(pen, labelOf(mealTypes, meal), { ...text.label, color: mealColors[meal].ink }, width),
      paragraph(pen, shortened(recipe.name, most.name), text.name, width),
      ...(description ? [paragraph(pen, description, text.muted, width)] : []),
      paragraph(pen, timesOf(recipe), text.body, width),
      cropped(pen, `In the plan: ${whenEaten(recipe)}`, text.muted, width, 2),
      ...(includeNutrition ? [nutritionRow(pen, recipe, text, width)] : []),
    ],
    3,
  );
}

function timesOf({ prepTimeMinutes: prep, cookTimeMinutes: cook, servings }: CardRecipe): string {
  return [
    `Prep ${timeText(prep)}`,
    ...(cook > 0 ? [`cook ${timeText(cook)}`] : []),
    `the recipe makes ${servingsText(servings)}`,
  ].join(' · ');
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Returns "1 serving on days 1 and 4, ½ serving on day 2". */
function whenEaten({ eaten }: CardRecipe): string {
  const portions = [...new Set(eaten.map(({ servings }) => servings))];
  return portions
    .map((portion) => {
      const days = eaten.filter(({ servings }) => servings === portion).map(({ day }) => String(day));
      const distinct = [...new Set(days)];
      const amount = `${amountText(portion, null)} ${portion <= 1 ? 'serving' : 'servings'}`;
      return `${amount} on ${distinct.length === 1 ? 'day' : 'days'} ${list.format(distinct)}`;
    })
    .join(', ');
}

function nutritionRow(pen: Pen, recipe: CardRecipe, text: CardText, width: number): Block {
  const values = [
    { value: `${Math.round(recipe.caloriesKcal)} kcal`, name: 'Per serving', color: colors.muted },
    { value: `${Math.round(recipe.proteinGrams)} g`, name: 'Protein', color: colors.protein },
    { value: `${Math.round(recipe.carbsGrams)} g`, name: 'Carbs', color: colors.carbs },
    { value: `${Math.round(recipe.fatGrams)} g`, name: 'Fat', color: colors.fat },
  ];
  const each = width / values.length;
  return beside(
    values.map(({ value, name, color }, index) => ({
      x: index * each,
      block: stacked([
        paragraph(pen, value, { ...text.body, bold: true }, each),
        paragraph(pen, name, { ...text.label, color }, each),
      ]),
    })),
  );
}
