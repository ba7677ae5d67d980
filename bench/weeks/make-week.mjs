/** A Monday, so that the five weekdays come first. */
const FIRST_DAY = '2026-11-23';
const DAYS = 7;
const USUAL_MEALS = 3;

/** The time limit of the product's own generator for one plan. */
const DEADLINE_MS = 8_000;

/**
 * Makes the plan of a wish as the product does: a sentence is read into the fields of the form, the form gets its
 * defaults, and the generator gets the result. The answer has a `plan` or the reason why there is none.
 */
export function makeWeek({ readWish, wishOf, generate, recipes }, { name, says, asks }, seed) {
  const read = says === undefined ? null : readWish(says, { today: FIRST_DAY });
  const form = { planName: name, days: DAYS, mealsPerDay: USUAL_MEALS, ...(read ? valuesOf(read) : asks) };
  const began = performance.now();
  const answer = answerTo({ wishOf, generate }, form, seed);
  const made = { name, form, read, milliseconds: performance.now() - began };
  if (answer.refused) return { ...made, plan: null, refused: answer.refused };
  return { ...made, plan: planOf(answer, recipes), refused: null };
}

const valuesOf = ({ values }) =>
  Object.fromEntries(Object.entries(values).map(([field, { value }]) => [field, value]));

function answerTo({ wishOf, generate }, form, seed) {
  let wish;
  try {
    wish = wishOf(form, FIRST_DAY);
  } catch (error) {
    if (!error.fields) throw error;
    return { refused: `the request: ${JSON.stringify(error.fields)}` };
  }
  const task = { wish, viewerId: 'nobody', seed, kept: [], deadlineMs: DEADLINE_MS };
  const answer = generate(task);
  if (answer.kind === 'plan') return { wish, meals: answer.meals };
  return { refused: `${answer.rule} (${answer.proven ? 'proven to be impossible' : 'none found'})` };
}

/** The plan as it is stored, with a copy of each recipe that is eaten, sides included. */
function planOf({ wish, meals }, recipes) {
  const eaten = new Set(
    meals.flatMap(({ recipeId, sides = [] }) => [recipeId, ...sides.map((side) => side.recipeId)]),
  );
  return {
    ...wish,
    meals,
    recipes: [...eaten].map((id) => recipes.get(id)),
    generatedBy: null,
    createdAt: `${FIRST_DAY}T00:00:00.000Z`,
    startOfWeekMealPrep: null,
  };
}
