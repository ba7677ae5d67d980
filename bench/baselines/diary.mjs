import { asking, serve, sessionIdOf } from './bare-server.mjs';

/**
 * A day of the diary with nothing around it: the token's signature, the statement that loads the session, and two
 * statements for the entries and the goals, prepared on a pool of the same size. The customer has no plan. The totals are
 * added up here, as whole ten-thousandths, and everything is serialized by JSON.stringify.
 */
const FIGURES = ['calories', 'protein', 'carbs', 'fat', 'fiber', 'sugar', 'sodium'];
const OPEN = ['fiber', 'sugar', 'sodium'];

const rows = asking({
  'live-sessions': process.env.LIVE_SESSIONS,
  entries: `select id, day::text, meal, kind, source, name, amount, measure, grams, ${FIGURES}, is_skipped
    from diary_entries where customer_id = $1 and day = $2 and deleted_at is null
    order by array_position(array['breakfast', 'lunch', 'dinner', 'snack'], meal), created_at, id`,
  goals: `select calories, protein, carbs, fat from diary_goals where customer_id = $1 and from_day <= $2
    order by from_day desc limit 1`,
});

serve(async (request) => {
  const [session] = await rows('live-sessions', [[sessionIdOf(request)]]);
  if (!session) return null;
  const date = request.url.slice('/api/nutrition/days/'.length);
  const of = [session.user_id, date];
  const [entries, [goals]] = await Promise.all([rows('entries', of), rows('goals', of)]);
  return {
    date,
    record: recordOf(date, entries),
    goals: { ...goals, source: 'own', planName: null, fiber: 25, sugar: 50, sodium: 2300 },
    entries: entries.map(entryOf),
    planned: null,
  };
});

const decimal = (text) => (text === null ? null : Number(text));

const figuresOf = (row) => Object.fromEntries(FIGURES.map((figure) => [figure, decimal(row[figure])]));

function recordOf(date, entries) {
  const totals = FIGURES.map((figure) => {
    const known = entries.flatMap((row) => (row[figure] === null ? [] : [Number(row[figure])]));
    const sum = known.reduce((total, one) => total + Math.round(one * 10_000), 0);
    return [figure, known.length === 0 ? null : Math.round(sum / 1000) / 10];
  });
  return {
    ...Object.fromEntries(totals),
    date,
    mealCount: new Set(entries.map(({ meal }) => meal)).size,
    atLeast: OPEN.filter((figure) => entries.some((row) => row[figure] === null)),
  };
}

function entryOf(row) {
  const { id, day, meal, kind, source, name, measure, is_skipped: isSkipped } = row;
  const amount = decimal(row.amount);
  return {
    ...{ id, day, meal, kind, source, name, amount, measure },
    ...{ amountText: `${amount} ${measure}`, grams: decimal(row.grams), figures: figuresOf(row) },
    ...{ isSkipped, planId: null, mealNumber: null },
  };
}
