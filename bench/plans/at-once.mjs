import { askForPlan, timeOf } from './asking.mjs';

const plans = 100;
const wish = { days: 30, mealsPerDay: 6 };

/** Measures what becomes of many plans that several people ask for in one moment. Nobody may wait for more than five. */
export async function measureAtOnce({ url, accessTokens }) {
  const { ms, result } = await timeOf(() =>
    Promise.all(
      Array.from({ length: plans }, (_, at) =>
        timeOf(() => askForPlan(url, accessTokens[at % accessTokens.length], { ...wish, seed: 1 + at })),
      ),
    ),
  );
  const made = result.filter((one) => one.result.status === 200);
  const others = result.map((one) => one.result.status).filter((status) => status !== 200);
  const first = Math.min(...made.map((one) => one.ms));
  const seconds = (value) => `${(value / 1000).toFixed(1)} s`;
  return [
    `${plans} plans of ${wish.days} days by ${wish.mealsPerDay} at once, from ${accessTokens.length} people`,
    `${made.length} made in ${seconds(ms)}, the first after ${seconds(first)}${others.length > 0 ? `; ${[...new Set(others)].join(', ')}` : ''}`,
    'all made',
    made.length === plans ? 'reached' : 'MISSED',
  ];
}
