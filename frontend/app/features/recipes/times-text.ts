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
    ...(cookTimeMinutes > 0 ? [`${timeText(cookTimeMinutes)} cooking`] : []),
    ...(restTimeMinutes > 0 ? [`${timeText(restTimeMinutes)} resting`] : []),
  ];
  const handsOn =
    handsOnMinutes < prepTimeMinutes + cookTimeMinutes ? `, hands-on ${timeText(handsOnMinutes)}` : '';
  const total = parts.length > 1 ? `${timeText(totalTimeMinutes)} (${parts.join(', ')})` : parts.join();
  return `${total}${handsOn}`;
}
