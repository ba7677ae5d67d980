import { asking, serve, sessionIdOf } from './bare-server.mjs';

/**
 * Every weight of a customer with nothing around it: the token's signature, the statement that loads the session, and
 * one statement for the weights, prepared on a pool of the same size. All weights are in kg, one for each day.
 */
const rows = asking({
  'live-sessions': process.env.LIVE_SESSIONS,
  weights: `select day::text, weight from progress_measurements
    where customer_id = $1 and weight is not null order by day, created_at, id`,
});

serve(async (request) => {
  const [session] = await rows('live-sessions', [[sessionIdOf(request)]]);
  if (!session) return null;
  const weights = await rows('weights', [session.user_id]);
  const points = weights.map(({ day, weight: value }) => ({ day, value, lowest: value, highest: value }));
  const series = [{ figure: 'weight', label: 'Weight', unit: 'kg', range: 'all', points }];
  return { data: { units: 'metric', range: 'all', series } };
});
