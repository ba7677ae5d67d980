import { readFileSync } from 'node:fs';
import { type Condition, readRule } from './rules.js';

export const KINDS = [
  'name',
  'part of a name',
  'slip',
  'singular and plural',
  'British and American',
  'another language',
  'without',
  'nutrients',
  'energy',
  'time',
  'diet',
  'ingredients',
  'kind of dish',
  'cuisine',
  'several wishes',
  'nonsense',
] as const;

/** Some of these recipes, any that satisfy the conditions, or no recipe at all. */
export type Meant = { recipes: string[] } | { rule: Condition[] } | 'nothing';

export interface Phrase {
  phrase: string;
  kind: (typeof KINDS)[number];
  meant: Meant;
}

const HEADER = 'phrase\tkind\tmeant';

/**
 * Reads phrases that people type into the recipe search, with the results that they want to see. README.md
 * says how it was written.
 */
export function readPhrases(): Phrase[] {
  const [header, ...lines] = readFileSync(new URL('./phrases.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  if (header !== HEADER) throw new Error('The columns have to be phrase, kind and meant');
  return lines.map((line, index) => {
    const place = `line ${index + 2}`;
    const [phrase = '', kind = '', meant = '', ...rest] = line.split('\t');
    if (!phrase || !meant || rest.length > 0) throw new Error(`${place} does not have three cells`);
    const known = KINDS.find((one) => one === kind);
    if (!known) throw new Error(`${place}: there is no kind called ${kind}`);
    return { phrase, kind: known, meant: readMeant(meant, place) };
  });
}

/** A rule begins with the name of a condition. Everything else is names of recipes. */
function readMeant(text: string, place: string): Meant {
  if (text === 'NONE') return 'nothing';
  const rule = readRule(text);
  if (rule) return { rule };
  if (/[:<>&]/.test(text)) throw new Error(`${place}: ${text} is neither a rule nor names of recipes`);
  return { recipes: text.split('; ') };
}
