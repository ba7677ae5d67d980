import { Phrases, wordSet } from './phrases.js';
import { middle, type Quantity, readCounted, readQuantity } from './quantities.js';
import { isStopWord } from './stop-words.js';
import { LIMITS } from './wish.js';
import { found, type Reader, type Reading, refused, type WishText } from './wish-text.js';

interface Unit {
  days: number;
  /** True if one of them is a whole length: "a week", but not "a day", which is a frequency. */
  canBeOne: boolean;
  why: string | null;
}

const DAY: Unit = { days: 1, canBeOne: false, why: null };
const WEEK: Unit = { days: 7, canBeOne: true, why: null };
const MONTH: Unit = { days: 30, canBeOne: true, why: 'A month was read as 30 days.' };

const UNITS = new Phrases<Unit>([
  [
    DAY,
    `day, days, d, Tag, Tage, Tagen, tägig, tägiger, tägigen, tägiges, día, días, jour, jours, giorno,
    giorni`,
  ],
  [
    WEEK,
    `week, weeks, wk, wks, w, Woche, Wochen, wöchig, wöchiger, semana, semanas, semaine, semaines,
    settimana, settimane, weekly`,
  ],
  [{ ...WEEK, days: 14 }, 'fortnight, fortnights'],
  [MONTH, 'month, months, Monat, Monate, mes, meses, mois, mese, mesi'],
]);

/** Lengths without a number. */
const LENGTHS = new Phrases<Unit>([
  [
    { ...DAY, why: null },
    'for a day, for one day, single day, one day only, for today, ein tag, un día, un jour, un giorno',
  ],
  [
    WEEK,
    `week, weekly, week long, a week, one week, whole week, full week, for the week, all week, 1 week,
    Woche, eine Woche, Wochenplan, semana, una semana, semanal, semaine, une semaine, settimana,
    una settimana, settimanale, wöchentlich, hebdomadaire, week's`,
  ],
  [{ ...WEEK, days: 14 }, 'fortnight, a fortnight, fortnightly, biweekly, every other week'],
  [
    MONTH,
    `month, month long, monthly, a month, one month, whole month, full month, for the month, Monat,
    einen Monat, Monatsplan, un mes, un mois, mes, mois, un mese, mese, mensual, mensile`,
  ],
  [
    { days: 5, canBeOne: true, why: 'Monday to Friday is 5 days.' },
    `work week, workweek, working week, weekdays only, Monday to Friday, Monday through Friday,
    Monday - Friday, Mon - Fri, Mon to Fri, Mon Fri, Monday Friday`,
  ],
]);

/** "3 days a week" and "twice a week" are frequencies, and "in 3 days" is a date. */
const OFTEN = wordSet('a per each every / pro por par');
const TIMES = wordSet('time twice once x kg kilo lb pound per every each g mal day meal tag hour meals');
const WHEN = wordSet('in after every last previous past first within rest each cheat other');

/** "3 months old" and "2 months ago" are no lengths. */
const AGE = wordSet('old ago alt');

const ORDINALS = wordSet(
  'second third fourth fifth sixth seventh eighth ninth zweiten dritten vierten fünften sechsten siebten achten neunten',
);

/** Matches the words before the month in "im 5. Monat", "5th month", and "fifth month". */
const isOrdinal = (text: WishText, at: number): boolean =>
  ORDINALS.has(text.word(at)) ||
  (text.is(at, '.', 'th', 'st', 'nd', 'rd') && text.token(at - 1)?.kind === 'number');

/** Matches "7 days", "two weeks", "10 tage", "month long", or "simple week". */
export const readDuration: Reader = (text, at) => {
  const coming = text.is(at, 'next', 'coming') ? counted(text, at + 1) : null;
  return coming ? { ...coming, from: at } : (counted(text, at) ?? uncounted(text, at));
};

function counted(text: WishText, at: number): Reading | null {
  const quantity = readQuantity(text, at) ?? oneOf(text, at);
  const unit = quantity && UNITS.at(text, quantity.to);
  if (!unit || WHEN.has(text.word(at - 1)) || isHowOften(text, unit.to) || AGE.has(text.word(unit.to)))
    return null;
  if (text.is(at, 'a') && !unit.value.canBeOne) return null;
  const to = text.is(unit.to, 'long', 'duration', 'lang') ? unit.to + 1 : unit.to;
  const rest = daysBehind(text, to);
  return readingOf(text, at, rest.to, quantity, unit.value, rest.days);
}

/** Matches "two weeks and three days". */
function daysBehind(text: WishText, at: number): { days: number; to: number } {
  const quantity = text.is(at, 'and', 'und', 'y', 'et', '+') ? readQuantity(text, at + 1) : null;
  const unit = quantity && UNITS.at(text, quantity.to);
  return unit?.value === DAY ? { days: quantity?.high ?? 0, to: unit.to } : { days: 0, to: at };
}

const oneOf = (text: WishText, at: number): Quantity | null =>
  text.is(at, 'a', 'half') && isStart(text, at - 1) ? readCounted(text, at) : null;

const isHowOften = (text: WishText, at: number) =>
  OFTEN.has(text.word(at)) && text.is(at + 1, 'week', 'woche', 'semana', 'semaine', 'settimana', 'month');

/**
 * "Fish once a week", "$50 a week", and "training a week" are frequencies. Only nothing or a small word may precede a
 * length.
 */
function isStart(text: WishText, at: number): boolean {
  if (text.token(at)?.kind === 'number') return false;
  return text.token(at)?.kind !== 'word' || (isStopWord(text.word(at)) && !TIMES.has(text.word(at)));
}

/** In "in 8 weeks", "weeks" alone is no length. */
const isPlural = (text: WishText, at: number) =>
  /^(?:weeks|wks|months|fortnights|semanas|semaines|settimane|wochen|monate)$/i.test(
    text.token(at)?.text ?? '',
  ) || text.token(at - 1)?.kind === 'number';

function uncounted(text: WishText, at: number): Reading | null {
  const length = LENGTHS.at(text, at);
  if (
    !length ||
    isOrdinal(text, at - 1) ||
    isPlural(text, at) ||
    TIMES.has(text.word(at - 1)) ||
    text.is(at - 1, 'last', 'previous', 'past')
  )
    return null;
  if (text.is(at - 1, 'a', 'each') && !isStart(text, at - 2)) return null;
  if (text.is(at, 'a') && !isStart(text, at - 1)) return null;
  const { value, to } = length;
  return { to, findings: [found('days', value.days, value.why)] };
}

function readingOf(
  text: WishText,
  from: number,
  to: number,
  quantity: Quantity,
  unit: Unit,
  more: number,
): Reading {
  const quote = text.quote(from, to);
  const days = middle(quantity) * unit.days + more;
  const [least, most] = LIMITS.days;
  if (days > most) {
    const why = `A plan has at most ${most} days, so ${most} were used.`;
    const notTaken = [{ words: quote, why, mustAsk: false }];
    return { to, findings: [found('days', most, `${most} days is the maximum.`)], notTaken };
  }
  const whole = Math.ceil(days);
  if (whole < least) return refused(text, { from, to }, 'A plan has at least one day.');
  const isClear = whole === days && quantity.low === quantity.high;
  return {
    to,
    findings: [found('days', whole, isClear ? unit.why : `“${quote}” was read as ${whole} days.`)],
  };
}
