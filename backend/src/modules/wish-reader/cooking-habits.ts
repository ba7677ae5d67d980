import type { CookingHabit } from '../plan-model/index.js';
import { readingUnlessDenied } from './denials.js';
import { Phrases } from './phrases.js';
import { readQuantity } from './quantities.js';
import { found, type Reader, type WishText } from './wish-text.js';

const HABITS = new Phrases<CookingHabit>([
  [
    'little',
    `little cooking, very little cooking, cook little, cooks little, cook very little, minimal cooking, minimum cooking, as little cooking as possible, cook as little as possible,
    cooking as little as possible, not much cooking, hardly any cooking, hardly any time to cook, hardly has time to cook,
    has hardly any time to cook, barely any time to cook, barely has time to cook, hardly cooks, barely cooks, rarely cooks, no time to cook,
    no time for cooking, has no time to cook, has no time for cooking, little time to cook, little time for cooking, not much time to cook,
    doesn't have much time to cook, doesn't have time to cook, don't have time to cook, don't have much time to cook, short on time to cook,
    hates cooking, hates to cook, hate cooking, doesn't like cooking, doesn't like to cook, doesn't enjoy cooking, don't like cooking,
    don't like to cook, dislikes cooking, cook in bulk, cooks in bulk, cooking in bulk, cook in batches, cooks in batches, cook ahead,
    cooks ahead, likes leftovers, like leftovers, loves leftovers, love leftovers, fine with leftovers, ok with leftovers,
    okay with leftovers, happy with leftovers, happy to eat leftovers, leftovers are fine, leftovers are ok, leftovers are okay,
    leftovers are great, leftovers ok, leftovers okay, leftovers fine, leftovers welcome, eats leftovers, lots of leftovers,
    doesn't mind leftovers, don't mind leftovers, cook every other day, cooks every other day, cooking every other day,
    jeden zweiten Tag kochen, kocht jeden zweiten Tag, cocinar cada dos días, cocina cada dos días, cuisiner un jour sur deux,
    cuisine un jour sur deux,
    wenig kochen, kocht wenig, möglichst wenig kochen, so wenig wie möglich kochen, wenig Zeit zum Kochen, kaum Zeit zum Kochen,
    keine Zeit zum Kochen, kocht ungern, kocht nicht gern, kocht nicht gerne, kaum kochen, kocht kaum, selten kochen, kocht selten, mag Reste,
    isst gern Reste, isst gerne Reste, Reste sind ok, Reste sind okay, Reste sind in Ordnung, Reste ok,
    cocinar poco, cocina poco, poco tiempo para cocinar, sin tiempo para cocinar, no tiene tiempo para cocinar, no tengo tiempo para cocinar,
    apenas cocina, apenas tiene tiempo para cocinar, no le gusta cocinar, le gustan las sobras, me gustan las sobras,
    cuisiner peu, cuisine peu, peu de cuisine, peu de temps pour cuisiner, pas le temps de cuisiner, pas de temps pour cuisiner,
    n aime pas cuisiner, aime les restes, les restes ne me dérangent pas`,
  ],
  ['normal', 'leftovers for lunch, dinner leftovers for lunch'],
  [
    'fresh',
    `fresh every day, fresh daily, cook fresh, cooks fresh, cooking fresh, cook fresh every day, cooks fresh every day, cooked fresh,
    cooked fresh every day, freshly cooked, freshly cooked every day, fresh cooked, everything fresh, cook every day,
    cooks every day, cooking every day, cook every day fresh, cooks every day fresh, cook daily, cooks daily,
    cook every meal, cooks every meal, cook every meal fresh, no leftovers, without leftovers, hates leftovers, hate leftovers, dislikes leftovers, doesn't like leftovers, doesn't eat leftovers,
    doesn't want leftovers, don't like leftovers, don't eat leftovers, don't want leftovers, never eats leftovers, won't eat leftovers,
    not a fan of leftovers,
    täglich frisch, jeden Tag frisch, frisch gekocht, jeden Tag frisch gekocht, täglich frisch gekocht, frisch kochen, jeden Tag frisch kochen,
    täglich frisch kochen, kocht frisch, kocht täglich, kocht jeden Tag, kocht jeden Tag frisch, jeden Tag kochen, täglich kochen,
    keine Reste, ohne Reste, mag keine Reste, isst keine Reste,
    fresco cada día, cocinar fresco, recién cocinado, cocinar cada día, cocina cada día, cocinar todos los días, cocina todos los días,
    cocina a diario, cocinar a diario, sin sobras, no quiere sobras, no quiero sobras, no le gustan las sobras, no me gustan las sobras,
    frais chaque jour, frais tous les jours, cuisiné frais, cuisiner tous les jours, cuisine tous les jours, cuisiner chaque jour,
    cuisine chaque jour, cuisiner frais, sans restes, pas de restes, n aime pas les restes, je n aime pas les restes`,
  ],
]);

/** Reads "hardly any time to cook", "fresh every day", "no leftovers", "cook twice a week", or "cooks on Sundays". */
export const readCookingHabit: Reader = (text, at) => {
  const habit = HABITS.at(text, at);
  if (habit)
    return readingUnlessDenied(text, at, { to: habit.to, findings: [found('cooking', habit.value)] });
  const times = timesBehind(text, at) ?? timesBefore(text, at) ?? daysBehind(text, at);
  if (!times) return null;
  const findings = [found('cooking', habitOf(times.count))];
  return readingUnlessDenied(text, at, { to: times.to, findings });
};

/** With little cooking, lunches and dinners are cooked on three days of a week, and usually on six. */
const MAX_TIMES_OF_LITTLE = 4;
const DAYS_OF_WEEK = 7;

function habitOf(timesPerWeek: number): CookingHabit {
  if (timesPerWeek <= MAX_TIMES_OF_LITTLE) return 'little';
  return timesPerWeek < DAYS_OF_WEEK ? 'normal' : 'fresh';
}

const COOK = new Phrases<null>([
  [
    null,
    'cook, cooks, cooking, to cook, cooked, kochen, kocht, zu kochen, cocinar, cocina, cuisiner, cuisine',
  ],
]);

const BOUNDS = new Phrases<null>([
  [
    null,
    `only, just, at most, max, no more than, nur, höchstens, maximal, solo, como máximo, seulement, au plus, que, about, around,
    maybe`,
  ],
]);

const TIMES = new Phrases<number>([
  [1, 'once, einmal, una vez, une fois'],
  [2, 'twice, zweimal, dos veces, deux fois'],
  [3, 'thrice, dreimal, tres veces, trois fois'],
]);

const WEEK = new Phrases<null>([
  [
    null,
    `a week, per week, each week, every week, / week, weekly, pro Woche, die Woche, in der Woche, por semana, a la semana, par semaine`,
  ],
]);

interface Times {
  count: number;
  to: number;
}

/** "twice a week" or "2-3 times a week". */
function timesAt(text: WishText, at: number): Times | null {
  const bound = BOUNDS.at(text, at);
  const start = bound?.to ?? at;
  const named = TIMES.at(text, start);
  const quantity = named ? null : readQuantity(text, start);
  const isCounted = quantity && text.is(quantity.to, 'time', 'x', 'mal', 'veces', 'vez', 'fois');
  const times = named ? { count: named.value, to: named.to } : null;
  const counted = quantity && isCounted ? { count: quantity.high, to: quantity.to + 1 } : null;
  const either = times ?? counted;
  const week = either && WEEK.at(text, either.to);
  return week && { count: either.count, to: week.to };
}

function timesBehind(text: WishText, at: number): Times | null {
  const cook = COOK.at(text, at);
  return cook && timesAt(text, cook.to);
}

/** Verbs come last in "zweimal pro Woche kochen". */
function timesBefore(text: WishText, at: number): Times | null {
  const times = timesAt(text, at);
  const cook = times && COOK.at(text, times.to);
  return cook && { count: times.count, to: cook.to };
}

const WEEKDAY = new Phrases<null>([
  [
    null,
    `monday, mondays, tuesday, tuesdays, wednesday, wednesdays, thursday, thursdays, friday, fridays, saturday, saturdays, sunday, sundays,
    montags, dienstags, mittwochs, donnerstags, freitags, samstags, sonntags, Montag, Dienstag, Mittwoch, Donnerstag, Freitag, Samstag,
    Sonntag, lunes, martes, miércoles, jueves, viernes, sábado, sábados, domingo, domingos, lundi, mardi, mercredi, jeudi, vendredi, samedi,
    dimanche`,
  ],
]);

const ON = new Phrases<null>([
  [null, 'on, only on, am, nur am, nur, el, los, solo el, solo los, le, que le, seulement le'],
]);

const MAX_SIGNS_BETWEEN = 2;
const JOINS = [',', '&', '+', '/', 'and', 'und', 'y', 'et', 'on', 'am', 'el', 'los', 'le'];

/** "cooks on Sundays and Wednesdays" or "kocht sonntags". */
function daysBehind(text: WishText, at: number): Times | null {
  const cook = COOK.at(text, at);
  if (!cook) return null;
  let day = WEEKDAY.at(text, ON.at(text, cook.to)?.to ?? cook.to);
  const first = day;
  let [count, to] = [0, cook.to];
  while (day) {
    [count, to] = [count + 1, day.to];
    let next = to;
    while (next - to < MAX_SIGNS_BETWEEN && text.is(next, ...JOINS)) next += 1;
    day = next > to ? WEEKDAY.at(text, next) : null;
  }
  return first && { count, to: text.is(to, 'only') ? to + 1 : to };
}
