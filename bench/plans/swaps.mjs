import { Problem } from '../../scripts/launcher/problem.mjs';
import { spreadOf } from '../measuring/statistics.mjs';
import { inMs, requirePlan, timeOf } from './asking.mjs';

const days = 30;
const mealsPerDay = 6;
const swaps = 60;
const warmUps = 10;
const limitMs = 100;

/** Measures how long three alternatives for a meal of a long plan take, for meals all over the plan. */
export async function measureSwaps({ url, accessToken }) {
  const { draftId } = JSON.parse(await requirePlan(url, accessToken, { days, mealsPerDay, seed: 1 }));
  const ask = async (turn) => {
    const place = `day=${1 + ((turn * 7) % days)}&mealNumber=${1 + (turn % mealsPerDay)}`;
    const response = await fetch(`${url}/api/meal-plan/drafts/${draftId}/swaps?${place}`, {
      headers: { Authorization: `Bearer ${accessToken}` },
    });
    const text = await response.text();
    if (!response.ok) throw new Problem(`No swaps were found: ${text}`);
  };
  for (let turn = 0; turn < warmUps; turn++) await ask(turn);
  const times = [];
  for (let turn = 0; turn < swaps; turn++) times.push((await timeOf(() => ask(warmUps + turn))).ms);
  const spread = spreadOf(times);
  return [
    `three swaps for a meal of ${days} days by ${mealsPerDay}, median of ${swaps} (spread)`,
    inMs(spread),
    `${limitMs} ms`,
    spread.median <= limitMs ? 'reached' : 'MISSED',
  ];
}
