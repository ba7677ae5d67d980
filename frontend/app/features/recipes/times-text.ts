import { type RecipeCard, timeText } from './recipe-words';

type Times = Pick<RecipeCard, 'prepTimeMinutes' | 'cookTimeMinutes' | 'restTimeMinutes' | 'totalTimeMinutes'>;

/** Returns "2 h 50 min (20 min prep, 30 min cooking, 2 h resting)". Loaders call it, which spares browsers the code. */
export function timesText(recipe: Times): string {
  const { prepTimeMinutes, cookTimeMinutes, restTimeMinutes, totalTimeMinutes } = recipe;
  const parts = [
    `${timeText(prepTimeMinutes)} prep`,
    `${timeText(cookTimeMinutes)} cooking`,
    ...(restTimeMinutes > 0 ? [`${timeText(restTimeMinutes)} resting`] : []),
  ];
  return `${timeText(totalTimeMinutes)} (${parts.join(', ')})`;
}
