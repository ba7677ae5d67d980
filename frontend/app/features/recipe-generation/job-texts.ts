import { fitnessGoals } from '~/features/meal-plans/plan-words';
import { allergens } from '~/features/recipes/allergens';
import { dietaryTags, labelOf, mealTypes, timeText } from '~/features/recipes/recipe-words';
import type { BadgeTone } from '~/ui';
import type { GenerationJob, GenerationProgress } from './generation.server';

type Status = GenerationJob['status'];

export const statuses: Record<Status, { label: string; tone: BadgeTone }> = {
  waiting: { label: 'Waiting', tone: 'neutral' },
  running: { label: 'Running', tone: 'info' },
  complete: { label: 'Complete', tone: 'accent' },
  failed: { label: 'Failed', tone: 'danger' },
  cancelled: { label: 'Canceled', tone: 'warning' },
};

export const recipesText = (count: number): string =>
  count === 1 ? '1 recipe' : `${count.toLocaleString('en')} recipes`;

export const makerText = ({ madeBy, model }: Pick<GenerationJob, 'madeBy' | 'model'>): string =>
  madeBy === 'model' ? (model ?? 'a language model') : 'the built-in composer';

export const isOver = ({ currentStep }: Pick<GenerationProgress, 'currentStep'>): boolean =>
  currentStep === 'complete' || currentStep === 'failed';

export const countsText = ({ completed, failed }: Pick<GenerationProgress, 'completed' | 'failed'>): string =>
  `${completed} made, ${failed} failed`;

/** Says how long a job has taken. */
export function durationText(from: string, to: string): string {
  const seconds = Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 1_000));
  return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

/** Says how many recipes have a picture. The image model may have failed for some, and there may be none. */
export function picturesText({ pictures, completed }: Pick<GenerationJob, 'pictures' | 'completed'>): string {
  if (pictures === 0) return 'none, recipes show a drawing';
  return pictures < completed ? `${pictures}, the other recipes show a drawing` : String(pictures);
}

const mostErrors = 3;

/** Lists at most three reasons, and how many more there are. */
export function shownErrors({ errors, failed }: Pick<GenerationProgress, 'errors' | 'failed'>): string[] {
  const all = Math.max(errors.length, failed);
  const more = all - Math.min(all, mostErrors);
  return [
    ...errors.slice(0, mostErrors),
    ...(more > 0 ? [`... and ${more} more ${more === 1 ? 'error' : 'errors'}`] : []),
  ];
}

const saysNothingAlone = new Set(['Protein', 'Carbs', 'Fat', 'Fiber']);

/** Says in one line what was asked for. */
export function askedText(asked: GenerationJob['asked']): string {
  const parts = askedParts(asked).map(([term, text]) =>
    saysNothingAlone.has(term) ? `${text} ${term.toLowerCase()}` : text,
  );
  return parts.length > 0 ? parts.join(', ') : 'any recipes';
}

const range = (min: number | null, max: number | null): string | null => {
  if (min !== null && max !== null) return `${min} to ${max} g`;
  if (min !== null) return `at least ${min} g`;
  return max === null ? null : `at most ${max} g`;
};

/** Returns each thing that was asked for with its name, without those that were left open. */
export function askedParts(asked: GenerationJob['asked']): [term: string, text: string][] {
  const left = [
    ...asked.excludedAllergens.map((code) => labelOf(allergens, code).toLowerCase()),
    ...asked.excludedFoods,
  ];
  const parts: [string, string | null][] = [
    ['In plain words', asked.naturalLanguagePrompt && `“${asked.naturalLanguagePrompt}”`],
    ['Fitness goal', asked.fitnessGoal && labelOf(fitnessGoals, asked.fitnessGoal)],
    ['Calories of a meal', asked.targetCalories === null ? null : `about ${asked.targetCalories} kcal`],
    ['Meal type', asked.mealTypes.map((meal) => labelOf(mealTypes, meal)).join(' or ')],
    ['Dietary tag', asked.dietaryRestrictions.map((tag) => labelOf(dietaryTags, tag)).join(' and ')],
    ['Main ingredient', asked.mainIngredient],
    ['Max prep time', asked.maxPrepTime === null ? null : `up to ${timeText(asked.maxPrepTime)}`],
    ['Min calories', asked.minCalories === null ? null : `at least ${asked.minCalories} kcal`],
    ['Max calories', asked.maxCalories === null ? null : `up to ${asked.maxCalories} kcal`],
    ['Protein', range(asked.minProtein, asked.maxProtein)],
    ['Carbs', range(asked.minCarbs, asked.maxCarbs)],
    ['Fat', range(asked.minFat, asked.maxFat)],
    ['Fiber', range(asked.minFiber, null)],
    ['Left out', left.length > 0 ? `no ${left.join(', no ')}` : null],
  ];
  return parts.flatMap(([term, text]) => (text ? [[term, text] as [string, string]] : []));
}
