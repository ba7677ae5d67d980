import { negationBefore } from './negated-bounds.js';
import { readCount } from './numbers.js';
import { Phrases, wordSet } from './phrases.js';
import { type Quantity, readQuantity, withSenseBehind } from './quantities.js';
import { MEAL_NAMES } from './scopes.js';
import { isWithin } from './wish.js';
import { type Finding, found, type Reader, type Reading, refused, type WishText } from './wish-text.js';

const UNITS = new Phrases<number>([
  [1, 'min, mins, minute, minutes, Minuten, minuto, minutos, minuti'],
  [60, 'h, hr, hrs, hour, hours, Stunde, Stunden, hora, horas, heure, heures, ora, ore'],
]);

type Kitchen = 'prep' | 'cook';

const BEHIND = new Phrases<Kitchen>([
  [
    'prep',
    `prep, of prep, prep time, of prep time, preparation, of preparation, preparation time, to prep,
    to prepare, for prep, prepping, Vorbereitung, de preparación`,
  ],
  [
    'cook',
    `cooking, of cooking, cooking time, of cooking time, cook, to cook, cook time, for cooking,
    cooking per meal, cooking a meal, in the kitchen, kitchen time, to make, meals, recipes, dishes,
    per meal, a meal, each meal, per recipe, per dish, each, meal, recipe, dish, total, total time,
    to cook per meal, Kochzeit, zum Kochen, Zubereitung, Zubereitungszeit, de cocina, para cocinar,
    de cuisine, per cucinare, kochen`,
  ],
]);

const BEFORE = new Phrases<Kitchen>([
  ['prep', 'prep, prep time, preparation time, preparation, prep in, prepped in, prepared in'],
  [
    'cook',
    `cooking, cooking time, cook time, cook, prep and cook in, prep and cook, prep and cooking time,
    cook in, cooked in, ready in, done in, made in, takes, take, taking, ready, finished in,
    on the table in, recipes, meals, dishes, Kochzeit, Zubereitungszeit, time, kitchen time`,
  ],
]);

type Part = 'weekday' | 'weekend';

const PARTS = new Phrases<Part>([
  [
    'weekday',
    `weekdays, on weekdays, weekday, during the week, on workdays, workdays, on work days, on week days,
    week days, work days, on school nights, on weeknights, weeknights, Monday to Friday,
    Monday through Friday, Monday - Friday, Mon - Fri, Mon to Fri, Mon Fri, Monday Friday,
    from Monday to Friday, unter der Woche, wochentags, werktags, entre semana, de lunes a viernes, en semaine,
    la semaine`,
  ],
  [
    'weekend',
    `weekends, on weekends, weekend, on the weekend, at the weekend, on the weekends, at weekends,
    on weekend days, Saturday and Sunday, on Saturdays and Sundays, am Wochenende, Wochenende, fin de semana,
    el fin de semana, los fines de semana, le weekend, le week end, week end`,
  ],
]);

/** Activities whose time is not spent in the kitchen. */
const ELSEWHERE = wordSet(
  `workout workouts run running cardio walk walking training exercise gym yoga sport sports swim cycling
  break meditation apart drive commute`,
);

const LINKS = wordSet(
  'should must can may be is to of i she he they like likes have has only in at the a not with for that',
);
const MAX_LINKS = 4;

/** Reads "max 30 min cooking", "ready in half an hour", or "20 minutes on weekdays, weekends up to an hour". */
export const readCookingTime: Reader = (text, at) => {
  const time = readTime(text, at);
  if (!time || ELSEWHERE.has(text.word(time.to)) || ELSEWHERE.has(text.word(time.to + 1))) return null;
  const context = contextOf(text, at, time);
  const negation =
    time.sense === 'min' ? (negationBefore(text, at) ?? negationBefore(text, context.from)) : null;
  const sense = negation === null ? time.sense : 'max';
  const isMeant = context.kitchen || context.part || sense === 'max';
  if (!isMeant || isOfSome(text, context)) return null;
  const from = Math.min(context.from, negation ?? context.from);
  return readingOf(text, { ...time, sense }, { ...context, from });
};

/** "15 minutes for breakfast" and "2 of them under 20 minutes" only apply to some meals. */
const isOfSome = (text: WishText, { from, to }: Context) =>
  MEAL_NAMES.has(text, text.is(to, 'for', 'at') ? to + 1 : to) ||
  MEAL_NAMES.before(text, from) !== null ||
  text.is(from - 1, 'them', 'which');

interface Context {
  kitchen: Kitchen | null;
  part: Part | null;
  from: number;
  to: number;
}

function contextOf(text: WishText, at: number, time: Quantity): Context {
  const context: Context = { kitchen: null, part: null, from: at, to: time.to };
  for (let round = 0; round < 2; round += 1) {
    widenBehind(text, context);
    widenBefore(text, context);
  }
  return context;
}

function widenBehind(text: WishText, context: Context) {
  const kitchen = context.kitchen === null ? BEHIND.at(text, context.to) : null;
  if (kitchen) Object.assign(context, { kitchen: kitchen.value, to: kitchen.to });
  const part = context.part === null ? PARTS.at(text, context.to) : null;
  if (part) Object.assign(context, { part: part.value, to: part.to });
}

function widenBefore(text: WishText, context: Context) {
  const end = behindLinks(text, context.from);
  const kitchen = context.kitchen === null ? BEFORE.before(text, end) : null;
  if (kitchen) Object.assign(context, { kitchen: kitchen.value, from: kitchen.from });
  const part =
    context.part === null ? PARTS.before(text, kitchen ? behindLinks(text, kitchen.from) : end) : null;
  if (part) Object.assign(context, { part: part.value, from: part.from });
}

/** "on weekends she likes to cook for …" */
function behindLinks(text: WishText, from: number): number {
  let end = from;
  while (from - end < MAX_LINKS && (LINKS.has(text.word(end - 1)) || text.is(end - 1, ':'))) end -= 1;
  return end;
}

/** "max 30 min", "1 h 30", "an hour and a half" */
function readTime(text: WishText, at: number): Quantity | null {
  const quantity = readQuantity(text, at, readCount);
  const unit = quantity && unitAt(text, quantity.to);
  if (!unit) return null;
  const rest = unit.value === 60 ? minutesBehind(text, unit.to) : { minutes: 0, to: unit.to };
  const { low, high, sense } = quantity;
  const minutes = { low: low * unit.value + rest.minutes, high: high * unit.value + rest.minutes };
  return withSenseBehind(text, { ...minutes, sense, to: rest.to }, rest.to);
}

/** "half of an hour" has a word in between. */
const unitAt = (text: WishText, at: number) =>
  UNITS.at(text, at) ?? (text.is(at, 'of') && text.is(at + 1, 'an') ? UNITS.at(text, at + 2) : null);

function minutesBehind(text: WishText, at: number): { minutes: number; to: number } {
  if (text.is(at, 'and') && text.is(at + 1, 'a') && text.is(at + 2, 'half'))
    return { minutes: 30, to: at + 3 };
  const start = text.is(at, 'and') ? at + 1 : at;
  const value = text.token(start)?.value ?? null;
  const unit = UNITS.at(text, start + 1);
  const isMinutes = value !== null && value < 60 && (unit?.value === 1 || (unit === null && start === at));
  return isMinutes ? { minutes: value, to: unit?.to ?? start + 1 } : { minutes: 0, to: at };
}

function readingOf(text: WishText, time: Quantity, { kitchen, part, from, to }: Context): Reading {
  const minutes = Math.round(time.high);
  if (time.sense === 'min')
    return refused(text, { from, to }, 'A plan can only limit how long cooking may take.');
  if (!isWithin(minutes, 'maxPrepTime')) return refused(text, { from, to }, 'No one can cook in that time.');
  return { from, to, findings: findingsOf(minutes, kitchen, part) };
}

function findingsOf(minutes: number, kitchen: Kitchen | null, part: Part | null): Finding[] {
  if (part) return [found(`${part}Minutes`, minutes)];
  return [found(kitchen === 'prep' ? 'maxPrepTime' : 'mealMinutes', minutes)];
}
