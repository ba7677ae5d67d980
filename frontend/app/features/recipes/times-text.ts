import { type RecipeCard, timeText } from './recipe-words';

type Times = Pick<
  RecipeCard,
  'prepTimeMinutes' | 'cookTimeMinutes' | 'restTimeMinutes' | 'totalTimeMinutes' | 'handsOnMinutes'
>;

/** Returns "2 h 50 min (20 min prep, 30 min cooking, 2 h resting), hands-on 25 min". Loaders call it, which spares browsers the code. */
export function timesText(recipe: Times): string {
  const { prepTimeMinutes, cookTimeMinutes, restTimeMinutes, totalTimeMinutes, handsOnMinutes } = recipe;
  const parts = [
    `${timeText(prepTimeMinutes)} prep`,
    `${timeText(cookTimeMinutes)} cooking`,
    ...(restTimeMinutes > 0 ? [`${timeText(restTimeMinutes)} resting`] : []),
  ];
  const handsOn =
    handsOnMinutes < prepTimeMinutes + cookTimeMinutes ? `, hands-on ${timeText(handsOnMinutes)}` : '';
  return `${timeText(totalTimeMinutes)} (${parts.join(', ')})${handsOn}`;
}
