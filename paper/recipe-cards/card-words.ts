import type { CardContent, MealType } from './card-content.js';

export const MEAL_NAMES: Record<MealType, string> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
};

type Fraction = (value: number) => string;

/** "½ serving", "1 serving", "1½ servings". */
export const servingsText = (count: number, fraction: Fraction): string =>
  `${fraction(count)} ${count <= 1 ? 'serving' : 'servings'}`;

const WHOLE = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

export const wholeText = (value: number): string => WHOLE.format(value);

/** "Prep 20 min · cook 1 h 5 min · rest 2 h · the recipe makes 4 servings". */
export function timesText({
  prepTimeMinutes,
  cookTimeMinutes,
  restTimeMinutes = 0,
  servings,
}: CardContent): string {
  return [
    `Prep ${minutesText(prepTimeMinutes)}`,
    ...(cookTimeMinutes > 0 ? [`cook ${minutesText(cookTimeMinutes)}`] : []),
    ...(restTimeMinutes > 0 ? [`rest ${minutesText(restTimeMinutes)}`] : []),
    `the recipe makes ${wholeText(servings)} ${servings === 1 ? 'serving' : 'servings'}`,
  ].join(' · ');
}

function minutesText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** "1 serving on days 1 and 4, ½ serving on day 2; ¼ serving is left". */
export function whenEatenText({ eaten, left }: CardContent, fraction: Fraction): string {
  const portions = [...new Set(eaten.map(({ servings }) => servings))];
  const onDays = portions
    .map((portion) => {
      const meals = eaten.filter(({ servings }) => servings === portion);
      const days = [...new Set(meals.map(({ day }) => String(day)))];
      const on = days.length === 1 ? 'day' : 'days';
      return `${servingsText(portion, fraction)} on ${on} ${LIST.format(days)}`;
    })
    .join(', ');
  if (left === 0) return onDays;
  return `${onDays}; ${servingsText(left, fraction)} ${left <= 1 ? 'is' : 'are'} left`;
}

const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Cuts a text to this many letters and adds an ellipsis if there were more. */
export function shortened(text: string, maxLetters: number): string {
  const letters = [...LETTERS.segment(text)].map(({ segment }) => segment);
  if (letters.length <= maxLetters) return text;
  return `${letters
    .slice(0, maxLetters - 1)
    .join('')
    .trimEnd()}…`;
}
