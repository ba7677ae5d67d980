import { Problem } from '../../scripts/launcher/problem.mjs';
import { processorTime } from '../measuring/processor-time.mjs';
import { spreadOf } from '../measuring/statistics.mjs';
import { chance } from '../world/recipes/chance.mjs';
import { askForPlan, inMs, timeOf } from './asking.mjs';

const wishes = 40;
const limitMs = 3_000;

/** Measures how long people wait for a refusal, with all that it offers instead, of wishes that ask for much at once. */
export async function measureRefusals({ url, pid, accessToken, say }) {
  const refused = [];
  for (let seed = 1; seed <= wishes; seed++) {
    const wish = hardWish(chance(seed));
    const before = processorTime(pid);
    const { ms, result } = await timeOf(() => askForPlan(url, accessToken, { ...wish, seed }));
    if (result.status === 422) refused.push({ ms, wish, processor: 1000 * (processorTime(pid) - before) });
    else if (![200, 400].includes(result.status)) throw new Problem(`A wish ended badly: ${result.text}`);
  }
  if (refused.length === 0) throw new Problem('Nothing was refused.');
  const spread = spreadOf(refused.map(({ ms }) => ms));
  for (const { ms, processor, wish } of refused)
    if (ms > limitMs)
      say(
        `Refused after ${Math.round(ms)} ms (${Math.round(processor)} of processor): ${JSON.stringify(wish)}`,
      );
  return [
    `the refusal of ${refused.length} wishes of ${wishes}, median (spread)`,
    `${inMs(spread)}, of processor ${inMs(spreadOf(refused.map(({ processor }) => processor)))}`,
    `${limitMs} ms each`,
    spread.most <= limitMs ? 'reached' : 'MISSED',
  ];
}

/** Two or three demands of these, which fit together now and then. */
const demands = [
  ({ one, some }) => ({
    dietaryTags: some(['vegan', 'keto', 'paleo', 'gluten-free', 'high-protein'], one([1, 2])),
  }),
  ({ one }) => ({ maxPrepTime: one([5, 10]) }),
  ({ one }) => ({ weekdayMinutes: one([10, 15, 20]), weekendMinutes: one([20, 30]) }),
  ({ one }) => ({ maxCalories: one([250, 300, 400]) }),
  ({ one }) => ({ maxIngredients: one([5, 6, 7]) }),
  ({ one }) => ({ minDailyFiber: one([45, 60, 80]) }),
  ({ one }) => ({ minProtein: one([45, 60]) }),
  ({ one }) => ({ maxCarbs: one([10, 20]) }),
  ({ one }) => ({ excludedAllergens: [one(['gluten', 'milk', 'eggs'])], dailyProtein: one([200, 240]) }),
];

function hardWish(random) {
  const asked = random.some(demands, random.one([2, 3]));
  return {
    days: random.one([7, 14, 30]),
    mealsPerDay: random.one([2, 3, 4, 5]),
    dailyCalorieTarget: random.one([1200, 1800, 2500, 3200]),
    ...Object.assign({}, ...asked.map((demand) => demand(random))),
  };
}
