/**
 * The attention that a time in the steps of a recipe takes from the cook: all of it (frying, stirring), none
 * while the stove or the oven is on (baking, simmering), or none and no heat either (chilling, soaking).
 */
export type Attention = 'hands' | 'alone' | 'rest';

export interface StepTime {
  minutes: number;
  attention: Attention;
}

export interface StepTimes {
  times: StepTime[];
  /** Whether something cooks alone for a time that is not said: "Bake until golden." */
  cooksAloneUntilDone: boolean;
  /** Whether something rests for a time that is not said: "Chill until firm." */
  restsUntilDone: boolean;
}

const REST =
  /\b(?:chill|refrigerate|fridge|freezer|marinat(?:e|ing)|soak|rise|prove|freeze|stand|cool|steep|swell|thicken|pickle|leave|sit|overnight|rest(?! of\b))\b/;
const ALONE =
  /\b(?:bak(?:e|ing)|roast|oven|simmer|boil(?:ing)?|poach|steam|braise|microwave|cover(?:ed)?(?: and)? cook|cook(?:ed)? covered)\b/;
const HANDS =
  /\b(?:fry|frying|saut[ée]|sear|brown(?! (?:rice|sugar|bread|lentils?|basmati))|soften|stir|whisk|cook|grill|griddle|toast|scramble|toss|warm|wilt|blister|blend|knead|beat|melt|char|crisp|turn|shake|spoon)\b/;
const KEYWORDS = new RegExp([REST, ALONE, HANDS].map(({ source }) => source).join('|'), 'gi');

/** Food that is only stirred now and then may be left alone. */
const WATCHED =
  /\b(?:(?:stirring|whisking|tossing|shaking|turning)(?! (?:it |them )?(?:once|twice|halfway|now and then|occasionally|from time to time|a few times|at times))|keep stirring)\b/i;

const UNITS = '(minutes?|mins?|hours?|h)';
const AMOUNT = String.raw`(\d+(?:[.,]\d+)?|an?|another|one|two|three|half an)`;
const TIME = new RegExp(
  String.raw`(?<!\blast )\b${AMOUNT}(?: (?:to|or|-|–) (\d+(?:[.,]\d+)?))?(?: and a half)?[ -]${UNITS}\b(?:( (?:on )?(?:each|a|per|either) side))?|\bovernight\b`,
  'gi',
);
const OVERNIGHT_MINUTES = 8 * 60;

/** Reads all times that the steps name, one step per line. */
export function readStepTimes(instructions: string): StepTimes {
  const sentences = instructions.split(/\n|(?<=[.;])\s+/);
  return {
    times: sentences.flatMap(timesOfSentence),
    cooksAloneUntilDone: sentences.some((sentence) => lacksTime(sentence, ALONE_UNTIL)),
    restsUntilDone: sentences.some((sentence) => lacksTime(sentence, REST_UNTIL)),
  };
}

const ALONE_UNTIL = /\b(?:bake|roast|simmer|boil|braise)\b[^,]*\buntil\b/i;
const REST_UNTIL = /\b(?:chill|refrigerate|freeze|rise|marinate)(?: (?:until|before)\b|[.;]|$)/i;

const lacksTime = (sentence: string, pattern: RegExp): boolean =>
  pattern.test(sentence) && timesOfSentence(sentence).length === 0;

function timesOfSentence(sentence: string): StepTime[] {
  const matches = [...sentence.matchAll(TIME)];
  return matches.flatMap((match, place) => {
    const begin = place === 0 ? 0 : endOf(matches[place - 1]);
    const next = matches[place + 1]?.index ?? sentence.length;
    const before = sentence.slice(begin, match.index);
    const attention = attentionOf(before, sentence.slice(endOf(match), next)) ?? 'hands';
    // "At least 4 hours or overnight" is one time, of which the first is enough.
    const isAlternative = place > 0 && /^\W*(?:or|best|better)\s*$/.test(before);
    return isAlternative ? [] : [{ attention, minutes: minutesOf(match, attention) }];
  });
}

const endOf = (match: RegExpMatchArray | undefined): number =>
  match ? (match.index ?? 0) + match[0].length : 0;

/** The last verb before a time says what happens in it. */
function attentionOf(before: string, after: string): Attention | null {
  const verb = ([...before.matchAll(KEYWORDS)].at(-1)?.[0] ?? after.match(KEYWORDS)?.[0])?.toLowerCase();
  if (!verb) return null;
  if (REST.test(verb)) return 'rest';
  return ALONE.test(verb) && !WATCHED.test(before) && !WATCHED.test(after) ? 'alone' : 'hands';
}

const WORDS: Record<string, number> = { a: 1, an: 1, another: 1, one: 1, two: 2, three: 3, 'half an': 0.5 };

/** The longer time of a range counts, except that nothing has to rest longer than it must. */
function minutesOf([, least, most, unit = '', sides]: RegExpMatchArray, attention: Attention): number {
  if (least === undefined) return OVERNIGHT_MINUTES;
  const said = attention === 'rest' ? least : (most ?? least);
  const amount = WORDS[said.toLowerCase()] ?? Number(said.replace(',', '.'));
  return amount * (unit.toLowerCase().startsWith('h') ? 60 : 1) * (sides ? 2 : 1);
}
