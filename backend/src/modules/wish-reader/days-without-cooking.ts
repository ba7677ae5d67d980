import { WEEKDAYS, type Weekday } from '../plan-model/index.js';
import { Phrases, wordSet } from './phrases.js';
import { found, type Reader, type WishText } from './wish-text.js';

const NO_COOKING = new Phrases<null>([
  [
    null,
    `no cooking, without cooking, no cooking at all, cooking free, cook free, no cook, not cooking, not cook, isn't cooking, is not cooking,
    doesn't cook, does not cook, don't cook, do not cook, won't cook, will not cook, can't cook, cannot cook, can not cook, never cook,
    never cooks, nobody cooks, no one cooks, nobody is cooking, nobody can cook, no one can cook, nobody wants to cook, doesn't want to cook,
    don't want to cook, do not want to cook, doesn't like to cook, don't like to cook, wants no cooking, want no cooking, unable to cook,
    no time to cook, no time for cooking, has no time to cook, have no time to cook, has no time for cooking, doesn't have time to cook,
    don't have time to cook, kitchen closed, kitchen is closed, only leftovers, leftovers only, just leftovers,
    nicht kochen, kocht nicht, koche nicht, kochen nicht, nicht gekocht, wird nicht gekocht, niemand kocht, keiner kocht, kocht niemand,
    kocht keiner, kein Kochen, ohne Kochen, ohne zu kochen, kann nicht kochen, will nicht kochen, möchte nicht kochen, kocht nie,
    keine Zeit zum Kochen, nur Reste,
    no cocina, no cocino, no cocinar, no cocinamos, no se cocina, nadie cocina, sin cocinar, no quiere cocinar, no quiero cocinar,
    no puede cocinar, no puedo cocinar, nunca cocina, no tiene tiempo para cocinar, no tengo tiempo para cocinar, solo sobras,
    ne cuisine pas, n cuisine pas, ne cuisine jamais, ne cuisinons pas, ne veut pas cuisiner, ne veux pas cuisiner, ne peut pas cuisiner,
    ne pas cuisiner, pas cuisiner, pas de cuisine, personne ne cuisine, sans cuisiner, sans cuisine, pas le temps de cuisiner,
    pas de temps pour cuisiner, seulement des restes, que des restes`,
  ],
]);

/** The verb comes before the days in "kocht sonntags nicht". */
const COOK = new Phrases<null>([[null, 'kocht, koche, wird, darf']]);
const NOT = new Phrases<null>([[null, 'nicht, nie, niemand, keiner, nicht gekocht, nicht gekocht werden']]);

const MONDAY_TO_FRIDAY = WEEKDAYS.slice(0, 5);
const WEEKEND = WEEKDAYS.slice(5);

const DAYS = new Phrases<readonly Weekday[]>([
  [['monday'], 'Monday, Mondays, Mon, Montag, montags, lunes, lundi, lundis, Monday night, Monday nights'],
  [['tuesday'], 'Tuesday, Tuesdays, Tue, Tues, Dienstag, dienstags, martes, mardi, mardis'],
  [['wednesday'], 'Wednesday, Wednesdays, Wed, Mittwoch, mittwochs, miércoles, mercredi, mercredis'],
  [['thursday'], 'Thursday, Thursdays, Thu, Thurs, Donnerstag, donnerstags, jueves, jeudi, jeudis'],
  [['friday'], 'Friday, Fridays, Fri, Freitag, freitags, viernes, vendredi, vendredis'],
  [['saturday'], 'Saturday, Saturdays, Sat, Samstag, samstags, Sonnabend, sábado, sábados, samedi, samedis'],
  [['sunday'], 'Sunday, Sundays, Sun, Sonntag, sonntags, domingo, domingos, dimanche, dimanches'],
  [
    WEEKEND,
    `weekend, weekends, weekend days, Wochenende, Wochenenden, fin de semana, fines de semana, weekend, week end, week ends, fin de semaine`,
  ],
  [
    MONDAY_TO_FRIDAY,
    `weekday, weekdays, week days, workdays, work days, working days, weeknights, school nights, unter der Woche, wochentags, werktags,
    Werktage, Werktagen, entre semana, días laborables, en semaine, jours de semaine`,
  ],
]);

const ON = new Phrases<null>([
  [
    null,
    `on, on the, at the, at, over the, during the, every, on every, each, on any, in the, am, an, jeden, el, los, al, en, le, les, chaque`,
  ],
]);

const UNTIL = new Phrases<null>([[null, '-, to, till, until, through, bis, hasta, a, al, au, à']]);

const JOINS = [',', '&', '+', '/', 'and', 'or', 'nor', 'und', 'oder', 'y', 'o', 'ni', 'et', 'ou'];
const MAX_JOINS = 2;

interface NamedDays {
  days: readonly Weekday[];
  to: number;
}

/** "on Sundays", "Sat and Sun", or "from Friday to Sunday". */
function daysAt(text: WishText, at: number): NamedDays | null {
  let named = dayOrDaysAt(text, at);
  if (!named) return null;
  const days: Weekday[] = [];
  let { to } = named;
  while (named) {
    days.push(...named.days);
    to = named.to;
    let next = to;
    while (next - to < MAX_JOINS && text.is(next, ...JOINS)) next += 1;
    named = next > to ? dayOrDaysAt(text, next) : null;
  }
  return { days: WEEKDAYS.filter((day) => days.includes(day)), to };
}

function dayOrDaysAt(text: WishText, at: number): NamedDays | null {
  const start = text.is(at, 'from', 'von', 'de', 'du', 'vom') ? at + 1 : at;
  const first = DAYS.at(text, ON.at(text, start)?.to ?? start);
  if (!first) return null;
  const last = DAYS.at(text, UNTIL.at(text, first.to)?.to ?? NO_WORD) ?? hyphenated(text, first.to);
  return last
    ? { days: daysBetween(first.value, last.value), to: last.to }
    : { days: first.value, to: first.to };
}

const NO_WORD = -1;

/** "Fri-Mon": a hyphen between two words is no word. */
const hyphenated = (text: WishText, at: number) =>
  /\p{L}[-–—]\p{L}/u.test(text.quote(at - 1, at + 1)) ? DAYS.at(text, at) : null;

/** From Friday to Monday goes past the end of the week. */
function daysBetween([first = 'monday']: readonly Weekday[], last: readonly Weekday[]): Weekday[] {
  const from = WEEKDAYS.indexOf(first);
  const count = ((WEEKDAYS.indexOf(last.at(-1) ?? first) - from + WEEKDAYS.length) % WEEKDAYS.length) + 1;
  return Array.from({ length: count }, (_, at) => WEEKDAYS[(from + at) % WEEKDAYS.length] as Weekday);
}

/** The subject may stand between the days and the verb: "on Sundays I don't cook". */
const SUBJECTS = wordSet('i we he she they there is s on je elle il nous ich sie er wir man');
const MAX_SUBJECTS = 3;

/** Reads "no cooking on Sundays", "on weekends nobody cooks", or "kocht sonntags nicht". */
export const readDaysWithoutCooking: Reader = (text, at) => {
  const named = behindWords(text, at) ?? beforeWords(text, at) ?? betweenWords(text, at);
  return named && { to: named.to, findings: [found('noCookingOn', [...named.days])] };
};

function behindWords(text: WishText, at: number): NamedDays | null {
  const words = NO_COOKING.at(text, at);
  return words && daysAt(text, words.to);
}

function beforeWords(text: WishText, at: number): NamedDays | null {
  const named = daysAt(text, at);
  if (!named) return null;
  for (let start = named.to; start - named.to <= MAX_SUBJECTS; start += 1) {
    const words = NO_COOKING.at(text, start);
    if (words) return { ...named, to: words.to };
    if (!SUBJECTS.has(text.word(start)) && !text.is(start, ',', ':', '-')) return null;
  }
  return null;
}

function betweenWords(text: WishText, at: number): NamedDays | null {
  const cook = COOK.at(text, at);
  const named = cook && daysAt(text, cook.to);
  const not = named && NOT.at(text, named.to);
  return not && { ...named, to: not.to };
}
