import type { CardContent, CardOptions } from './card-content.js';
import { LOOKS } from './card-look.js';
import { MEAL_NAMES, shortened, timesText, whenEatenText, wholeText } from './card-words.js';
import { MACRO_COLORS, MEAL_COLORS } from './colors.js';
import type { CardStyles, Sized, Typesetter } from './typesetter.js';

/** The facts of a recipe, which stand beside or below its picture. */
export function cardFacts<Block extends Sized>(
  setter: Typesetter<Block>,
  content: CardContent,
  { cardSize, includeNutrition }: CardOptions,
  styles: CardStyles,
  width: number,
): Block {
  const { maxLetters } = LOOKS[cardSize];
  const { mealType } = content;
  const description = shortened(content.description, maxLetters.description);
  const whenEaten = content.eaten.length > 0 && whenEatenText(content, (value) => setter.fraction(value));
  return setter.stacked(
    [
      setter.paragraph(MEAL_NAMES[mealType], { ...styles.label, color: MEAL_COLORS[mealType].ink }, width),
      setter.paragraph(shortened(content.name, maxLetters.name), styles.name, width),
      ...(description ? [setter.paragraph(description, styles.muted, width)] : []),
      setter.paragraph(timesText(content), styles.body, width),
      ...(whenEaten ? [setter.cropped(`In the plan: ${whenEaten}`, styles.muted, width, 2)] : []),
      ...(includeNutrition ? [nutritionRow(setter, content, styles, width)] : []),
    ],
    3,
  );
}

function nutritionRow<Block extends Sized>(
  setter: Typesetter<Block>,
  { caloriesKcal, proteinGrams, carbsGrams, fatGrams }: CardContent,
  { label, body }: CardStyles,
  width: number,
): Block {
  const values = [
    { value: `${wholeText(caloriesKcal)} kcal`, name: 'Per serving', color: label.color },
    { value: `${wholeText(proteinGrams)} g`, name: 'Protein', color: MACRO_COLORS.protein },
    { value: `${wholeText(carbsGrams)} g`, name: 'Carbs', color: MACRO_COLORS.carbs },
    { value: `${wholeText(fatGrams)} g`, name: 'Fat', color: MACRO_COLORS.fat },
  ];
  const each = width / values.length;
  return setter.beside(
    values.map(({ value, name, color }, index) => ({
      x: index * each,
      block: setter.stacked(
        [
          setter.paragraph(value, { ...body, weight: 'semibold' }, each),
          setter.paragraph(name, { ...label, color }, each),
        ],
        0,
      ),
    })),
  );
}
