import { Phrases } from './phrases.js';
import { found, type Reader } from './wish-text.js';

const PREP = new Phrases<boolean>([
  [
    false,
    `no meal prep, without meal prep, without prep, no prep, don't include meal prep, skip meal prep,
    skip the meal prep, no prep guide, no batch cooking, without batch cooking, doesn't meal prep,
    doesn't want meal prep, no need for meal prep, no meal prepping, no meal prep needed, kein Meal Prep,
    ohne Meal Prep, sin meal prep, sans meal prep`,
  ],
  [
    true,
    `meal prep, with meal prep, including meal prep, include meal prep, meal prepping, batch cooking,
    batch cook, prep guide, meal prep guide, meal prep plan, meal prep friendly, Meal Prep, mealprep,
    vorkochen, mit Meal Prep, con meal prep, avec meal prep`,
  ],
]);

const NO_PREP = new Phrases<null>([
  [null, 'meal prep no, meal prep : no, meal prep - no, meal prep = no, meal prep : none, meal prep : off'],
]);

/** Words for preparing on one day, which means cooking for several. */
const ONCE = new Phrases<null>([
  [
    null,
    `on sunday, on sundays, sunday, sundays, on saturday, on saturdays, saturday, saturdays, on the weekend, on weekends, at the weekend,
    once a week, once per week, twice a week, on one day, am Sonntag, sonntags, am Wochenende, einmal pro Woche, el domingo,
    los domingos, una vez por semana, le dimanche, une fois par semaine`,
  ],
]);

/** Reads what is prepared once at the start of the week. */
export const readMealPrep: Reader = (text, at) => {
  const none = NO_PREP.at(text, at);
  // Does not match "meal prep, no nuts" without its comma.
  if (none && text.token(none.to)?.kind !== 'word')
    return { to: none.to, findings: [found('generateMealPrep', false)] };
  const prep = PREP.at(text, at);
  if (!prep) return null;
  const once = prep.value ? ONCE.at(text, prep.to) : null;
  if (!once) return { to: prep.to, findings: [found('generateMealPrep', prep.value)] };
  const why = `“${text.quote(at, once.to)}” was read as cooking for several days.`;
  return { to: once.to, findings: [found('generateMealPrep', true), found('cooking', 'little', why)] };
};

const SHOPPING = new Phrases<null>([
  [
    null,
    `shopping list, grocery list, with a shopping list, with shopping list, Einkaufsliste,
    lista de la compra, liste de courses, lista della spesa`,
  ],
]);

export const readShoppingList: Reader = (text, at) => {
  const list = SHOPPING.at(text, at);
  return list && { to: list.to, findings: [], notes: ['Every plan has a shopping list.'] };
};
