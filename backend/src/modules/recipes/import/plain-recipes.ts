import { UnreadableImportError } from './found-recipe.js';
import { noFacts, saysNutrition, takeFacts } from './plain-facts.js';
import {
  hasAmountFirst,
  headingIn,
  isNumbered,
  isStep,
  type PlainLine,
  partsBetweenRules,
  withoutBullet,
} from './plain-lines.js';

const SEVERAL =
  'There seem to be several recipes in this text. Put a line of dashes (---) between them, so that each ends where it should.';

/**
 * Splits a text into the lines of each recipe: at lines of dashes, and at each name that is followed by ingredients
 * of its own.
 */
export function recipesApart(lines: PlainLine[]): PlainLine[][] {
  const whole: PlainLine[][] = [];
  let waiting: PlainLine[] = [];
  let seen: Seen | null = null;
  for (const part of partsBetweenRules(lines)) {
    const last = whole.at(-1);
    const now: Seen = together(seen, seenIn(part));
    if (isWhole(now)) {
      whole.push([...waiting, ...part]);
      waiting = [];
      seen = null;
    } else if (last && seen === null && !isTitle(part[0]?.text ?? '')) last.push(...part);
    else {
      waiting.push(...part);
      seen = now;
    }
  }
  const last = whole.at(-1);
  if (last) last.push(...waiting);
  else if (waiting.length > 0) whole.push(waiting);
  return whole.flatMap(byHeadings);
}

/** The signs that lines form a recipe, collected in one pass per part. */
interface Seen {
  first: string;
  hasList: boolean;
  /** The number of lines that begin with an amount. */
  amounts: number;
}

const seenIn = (part: PlainLine[]): Seen => ({
  first: part[0]?.text ?? '',
  hasList: part.some(({ text }) => headingIn(text)?.section === 'ingredients'),
  amounts: part.filter(({ text }) => hasAmountFirst(text)).length,
});

const together = (before: Seen | null, { first, hasList, amounts }: Seen): Seen => ({
  first: before?.first ?? first,
  hasList: hasList || (before?.hasList ?? false),
  amounts: amounts + (before?.amounts ?? 0),
});

/** A recipe needs a name and ingredients. A part without both belongs to its neighbors. */
const isWhole = ({ first, hasList, amounts }: Seen): boolean =>
  !isOther(first) && (hasList || amounts - (hasAmountFirst(first) ? 1 : 0) >= 2);

const isOther = (text: string): boolean => headingIn(text) !== null || isNumbered(text);

/** A second list of ingredients after steps belongs to another recipe. */
function byHeadings(lines: PlainLine[]): PlainLine[][] {
  const recipes: PlainLine[][] = [];
  let begin = 0;
  let hasList = false;
  let steps = -1;
  for (const [at, { text }] of lines.entries()) {
    const section = headingIn(text)?.section;
    if (section === 'steps' || (hasList && steps < 0 && isNumbered(text))) steps = at;
    if (section !== 'ingredients') continue;
    if (hasList && steps >= 0) {
      const next = titleAbove(lines, at, steps);
      recipes.push(lines.slice(begin, next));
      begin = next;
      steps = -1;
    }
    hasList = true;
  }
  return [...recipes, lines.slice(begin)];
}

/**
 * Finds the title of the recipe with this ingredients heading. A title stands alone, with at most a description and
 * facts below it.
 */
function titleAbove(lines: PlainLine[], heading: number, steps: number): number {
  let texts = 0;
  for (let at = heading - 1; at > steps && texts <= 1; at -= 1) {
    const { text, isApart } = lines[at] ?? { text: '', isApart: false };
    if (isNumbered(text)) break;
    if (takeFacts(text, noFacts()) || saysNutrition(text)) continue;
    if (isApart && isTitle(text)) return at;
    if (isApart) texts += 1;
  }
  throw new UnreadableImportError(SEVERAL);
}

const isTitle = (text: string): boolean =>
  text.length <= 80 &&
  !/[.!?:;,]$/.test(text) &&
  withoutBullet(text) === text &&
  !isOther(text) &&
  !hasAmountFirst(text) &&
  !(isStep(text) && text.split(' ').length > 4);
