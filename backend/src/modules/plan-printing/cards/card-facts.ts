import type { Block } from '../../../platform/pdf/block.js';
import { cropped, paragraph } from '../../../platform/pdf/paragraph.js';
import { beside, stacked } from '../../../platform/pdf/stacked.js';
import { MACROS, type PlanMeal, type PlanRecipe } from '../../plan-model/index.js';
import type { EatenRecipe } from '../intake.js';
import { counted, grams, kcal, listed, MACRO_NAMES, MEALS, minutes, servings } from '../plan-words.js';
import { MACRO_COLORS, MEAL_COLORS } from '../theme.js';
import { type CardText, LOOKS } from './card-look.js';
import type { CardOptions } from './cards-document.js';
import { shortened } from './shortened.js';

/** The facts of a recipe, beside or below its picture. */
export function cardFacts(
  eaten: EatenRecipe,
  { cardSize, includeNutrition }: CardOptions,
  text: CardText,
  width: number,
): Block {
  const { recipe, meals } = eaten;
  const { most } = LOOKS[cardSize];
  const description = shortened(recipe.description, most.description);
  return stacked(
    [
      paragraph(MEALS[mealOf(eaten)], { ...text.label, color: MEAL_COLORS[mealOf(eaten)].ink }, width),
      paragraph(shortened(recipe.name, most.name), text.name, width),
      ...(description ? [paragraph(description, text.muted, width)] : []),
      paragraph(timesOf(recipe), text.body, width),
      cropped(`In the plan: ${whenEaten(meals)}`, text.muted, width, 2),
      ...(includeNutrition ? [nutritionRow(recipe, text, width)] : []),
    ],
    3,
  );
}

export const mealOf = ({ meals }: EatenRecipe) => meals[0]?.mealType ?? 'dinner';

function timesOf({ prepTimeMinutes: prep, cookTimeMinutes: cook, servings: makes }: PlanRecipe): string {
  return [
    `Prep ${minutes(prep)}`,
    ...(cook > 0 ? [`cook ${minutes(cook)}`] : []),
    `the recipe makes ${counted(makes, 'serving')}`,
  ].join(' · ');
}

/** Writes "1 serving on days 1 and 4, ½ serving on day 2". */
function whenEaten(meals: readonly PlanMeal[]): string {
  const byPortion = Map.groupBy(meals, (meal) => meal.servings);
  return [...byPortion]
    .map(([portion, eaten]) => {
      const days = [...new Set(eaten.map(({ day }) => day))];
      return `${servings(portion)} on ${days.length === 1 ? 'day' : 'days'} ${listed(days)}`;
    })
    .join(', ');
}

function nutritionRow(recipe: PlanRecipe, text: CardText, width: number): Block {
  const amounts = { protein: recipe.proteinGrams, carbs: recipe.carbsGrams, fat: recipe.fatGrams };
  const values = [
    { value: kcal(recipe.caloriesKcal), name: 'Per serving', color: text.label.color },
    ...MACROS.map((macro) => ({
      value: grams(amounts[macro]),
      name: MACRO_NAMES[macro],
      color: MACRO_COLORS[macro],
    })),
  ];
  const each = width / values.length;
  return beside(
    values.map(({ value, name, color }, index) => ({
      x: index * each,
      block: stacked([
        paragraph(value, { ...text.body, weight: 'semibold' }, each),
        paragraph(name, { ...text.label, color }, each),
      ]),
    })),
  );
}
