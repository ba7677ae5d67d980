import type { components } from '#openapi/schema';

export type DiaryDay = components['schemas']['DayResponse'];
export type DiaryEntry = components['schemas']['EntryResponse'];
export type DayRecord = components['schemas']['DayRecordResponse'];
export type DayGoals = components['schemas']['DayGoalsResponse'];
export type FoundFood = components['schemas']['FoundFoodResponse'];
export type OwnFood = components['schemas']['OwnFoodResponse'];
export type Averages = components['schemas']['AveragesResponse'];
export type Meal = DiaryEntry['meal'];

export const mealLabels: Record<Meal, string> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snacks',
};

export const meals = Object.keys(mealLabels) as Meal[];

/** Returns the meals of a day at which something was eaten. */
export const mealsEaten = ({ entries }: Pick<DiaryDay, 'entries'>): Meal[] =>
  meals.filter((meal) => entries.some((entry) => entry.meal === meal && !entry.isSkipped));

/** Returns the meal that people usually eat at this hour of the day. */
export function mealAt(hour: number): Meal {
  if (hour >= 4 && hour < 11) return 'breakfast';
  if (hour >= 11 && hour < 15) return 'lunch';
  return hour >= 17 && hour < 22 ? 'dinner' : 'snack';
}

export const mealIn = (value: string | null | undefined): Meal =>
  meals.find((meal) => meal === value) ?? 'snack';

/** Writes a number with at most one decimal, such as "1,234.5" or "12". */
export const numberText = (value: number): string => oneDecimal.format(value);

const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

export const kcal = (value: number): string => `${whole.format(value)}\u00a0kcal`;

/** Says what is left of the calories of a day. With what was eaten, in whole kcal as it is shown, it adds up to the goal. */
export function leftText(goal: number, eaten: number): string {
  const left = Math.round(goal) - Math.round(eaten);
  return left >= 0 ? `${kcal(left)} left` : `${kcal(-left)} over the goal`;
}

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/**
 * Writes 2026-11-20 as "Friday, November 20", with the year if today's is another. A day of the calendar needs no time
 * zone.
 */
export function dayInWords(date: string, today = date): string {
  const words = longDay.format(new Date(`${date}T00:00:00Z`));
  const [year] = date.split('-');
  return today.startsWith(`${year}-`) ? words : `${words}, ${year}`;
}

const longDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

export const shortDay = (date: string): string => shortFormat.format(new Date(`${date}T00:00:00Z`));

const shortFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

export const monthInWords = (date: string): string => monthFormat.format(new Date(`${date}T00:00:00Z`));

const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Returns the day that is so many days later, or earlier if the number is negative. */
export const daysLater = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Returns the Monday of the week of a day. */
export function mondayOf(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return daysLater(date, -((weekday + 6) % 7));
}

export const isDay = (text: string): boolean =>
  /^[12]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && daysLater(text, 0) === text;

/** Portions of plans are quarters, so one decimal would not do. */
export const servingsText = (servings: number): string =>
  `${twoDecimals.format(servings)} ${servings === 1 ? 'serving' : 'servings'}`;

const twoDecimals = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

type OpenFigure = 'fiber' | 'sugar' | 'sodium';

/** Writes a figure that may not be known, or only in part: "at least 12.5 g". */
export function openFigureText(
  of: Pick<DayRecord, OpenFigure | 'atLeast'>,
  figure: OpenFigure,
  unit: string,
): string {
  const value = of[figure];
  if (value === null) return 'not known';
  return `${of.atLeast.includes(figure) ? 'at least ' : ''}${numberText(value)}\u00a0${unit}`;
}

const sources: Record<DayGoals['source'], string> = {
  own: 'Your goals',
  plan: 'The targets of your plan',
  default: 'Usual goals, until you set your own',
};

export const goalSourceText = ({ source, planName }: Pick<DayGoals, 'source' | 'planName'>): string =>
  source === 'plan' && planName ? `The targets of “${planName}”` : sources[source];

/** Says whose goals they are to the trainer of the customer. */
export const goalSourceForTrainer = ({ source, planName }: Pick<DayGoals, 'source' | 'planName'>): string =>
  source === 'own' ? 'Their own goals' : source === 'plan' ? `The targets of “${planName}”` : 'Usual goals';

/** Writes the amount and macros of an entry, such as "200 g · P 2.2 · C 45.7 · F 0.7 g". */
export function entryFacts({ amountText, figures }: DiaryEntry): string {
  if (!figures) return 'Skipped';
  const macros = [
    `P ${numberText(figures.protein)}`,
    `C ${numberText(figures.carbs)}`,
    `F ${numberText(figures.fat)} g`,
  ];
  return [...(amountText ? [amountText] : []), ...macros].join(' · ');
}

/** Forms ask for these figures in this order. An open figure can be left empty, because many labels omit it. */
export const figureFields = [
  { name: 'calories', label: 'Calories', unit: 'kcal', isOpen: false },
  { name: 'protein', label: 'Protein', unit: 'g', isOpen: false },
  { name: 'carbs', label: 'Carbs', unit: 'g', isOpen: false },
  { name: 'fat', label: 'Fat', unit: 'g', isOpen: false },
  { name: 'fiber', label: 'Fiber', unit: 'g', isOpen: true },
  { name: 'sugar', label: 'Sugar', unit: 'g', isOpen: true },
  { name: 'sodium', label: 'Sodium', unit: 'mg', isOpen: true },
] as const;
