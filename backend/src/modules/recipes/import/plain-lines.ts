import { withoutOddCharacters } from './clean-text.js';

export type Section = 'ingredients' | 'steps' | 'notes' | 'nutrition';

/** A line of pasted text. Empty lines are kept as gaps before the next line. */
export interface PlainLine {
  text: string;
  /** Whether a gap precedes this line. */
  isApart: boolean;
}

/** Prefixes of lines in mails, notes, and Markdown, and marks for emphasis. */
const QUOTED = /^(?:>\s?)+/;
const MARKED = /^#{1,6}\s+|\*\*|__/g;

/** Splits a text into lines without marks of Markdown and mail, and without gaps of more than one line. */
export function splitLines(text: string): PlainLine[] {
  const lines: PlainLine[] = [];
  let isApart = true;
  for (const raw of withoutOddCharacters(text).split('\n')) {
    const quoted = raw.trim().replace(QUOTED, '');
    const line = (isRule(quoted) ? quoted : quoted.replaceAll(MARKED, '')).replaceAll(/\s+/g, ' ').trim();
    if (line) lines.push({ text: line, isApart });
    isApart = line === '';
  }
  return lines;
}

/** A line of dashes, which separates two recipes. */
const isRule = (line: string): boolean => line.length >= 3 && !/[^-–—_*~=\s]/.test(line);

/** Splits at lines of dashes. A line of dashes right below text is an underlined title instead. */
export function partsBetweenRules(lines: PlainLine[]): PlainLine[][] {
  const parts: PlainLine[][] = [[]];
  for (const line of lines) {
    if (!isRule(line.text)) parts.at(-1)?.push(line);
    else if (line.isApart || !line.text.startsWith('=')) parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
}

const HEADINGS: readonly [Section, RegExp][] = [
  [
    'ingredients',
    /^(?:the )?(?:ingredients?(?: list)?|you(?:['’]ll| will)? need|zutaten|ingredientes|ingr[ée]dients)\b/i,
  ],
  [
    'steps',
    /^(?:the )?(?:methods?|directions?|instructions?|steps?|procedure|preparation|cooking instructions|preparation steps|how to (?:make|cook)(?: it| this)?|what to do|zubereitung|anleitung|preparaci[óo]n|elaboraci[óo]n|instrucciones|pr[ée]paration)(?=$|[\s:.–-])/i,
  ],
  [
    'notes',
    /^(?:(?:recipe |cook['’]?s |chef['’]?s )?notes?|tips?|storage|to store|variations?)(?=$|[\s:.–-])/i,
  ],
  ['nutrition', /^(?:nutrition(?:al)?(?: (?:facts|information|info|values?))?|macros?)(?=$|[\s:.(–-])/i],
];

export interface Heading {
  section: Section;
  /** The rest of the heading's line: "Ingredients (serves 4)", "Method: mix it all". */
  rest: string;
}

/** Matches "Ingredients", "METHOD:", or "Ingredients (for 4)", but not "Instructions are easy". */
export function headingIn(line: string): Heading | null {
  for (const [section, words] of HEADINGS) {
    const [word] = words.exec(line) ?? [];
    if (word === undefined) continue;
    const behind = line.slice(word.length).trim();
    if (behind === '' || /^[.:–-]+$/.test(behind)) return { section, rest: '' };
    const [, inBrackets] = /^\(([^()]*)\)\s*:?$/.exec(behind) ?? [];
    if (inBrackets !== undefined) return { section, rest: inBrackets };
    if (behind.startsWith(':')) return { section, rest: behind.slice(1).trim() };
    if (/^(?:\(|[–-]\s|(?:for|f[üu]r|para|pour)\s+\d)/i.test(behind))
      return { section, rest: behind.replace(/^[–-]\s*/, '') };
  }
  return null;
}

/** A bullet or a checkbox. */
const BULLET = /^(?:[-–—•*·▪◦‣○●☐□▢✓]|\[[ x]?\])\s*/i;

export const withoutBullet = (line: string): string => line.replace(BULLET, '').replace(BULLET, '').trim();

const AMOUNT_FIRST =
  /^(?:\d|[½¼¾⅓⅔⅛]|(?:an?|one|two|three|four|five|six|half|some)\s|(?:pinch|handful|dash|knob|bunch|juice|zest)\b)/i;

/** Matches "200 g rice", "- 2 eggs", "a pinch of salt". */
export const hasAmountFirst = (line: string): boolean => {
  const plain = withoutBullet(line);
  return AMOUNT_FIRST.test(plain) && !isNumbered(plain) && plain.length <= 200;
};

const MEASURE =
  '(?:g|kg|ml|l|oz|lbs?|cups?|tbsp|tsp|tablespoons?|teaspoons?|cans?|tins?|cloves?|slices?|handfuls?|pinch(?:es)?|bunch(?:es)?|packs?|packets?)';
const MEASURED = new RegExp(String.raw`^[\d\s./,½¼¾⅓⅔⅛x×–-]{1,12}${MEASURE}\b`, 'i');

/** Matches "200 g rice", which no sentence starts with. */
export const isMeasured = (line: string): boolean => MEASURED.test(withoutBullet(line));

/** Matches "1. Brown the meat", "Step 2: serve", "3) Eat", but not "1.5 l water" or "2. 5 g". */
export const isNumbered = (line: string): boolean =>
  /^(?:step\s*\d{1,2}\b|\d{1,2}\s*[.)]\s*(?=\p{L}))/iu.test(line);

const VERBS =
  /^(?:add|arrange|bake|beat|blend|boil|bring|brown|brush|chop|combine|cook|cool|cover|cut|dice|divide|drain|drizzle|fill|fold|fry|grill|heat|layer|leave|let|marinate|mash|melt|mix|place|pour|preheat|prepare|put|reduce|remove|rinse|roast|saut[ée]|sear|season|serve|simmer|slice|soak|spread|sprinkle|steam|stir|take|toast|top|toss|transfer|turn|whisk)\b/i;

/** Says whether a line is an instruction, as far as that can be told from its words. */
export const isStep = (line: string): boolean => {
  const plain = withoutBullet(line);
  if (isNumbered(plain)) return true;
  if (hasAmountFirst(line)) return false;
  const words = plain.split(' ').length;
  return VERBS.test(plain) ? words >= 2 : words >= 5 && /[.!]$/.test(plain);
};
