import type { RecipeFilter } from '../recipe-filters.js';
import { BOUNDS, type RulePattern } from './bounds.js';
import { findFood } from './food-words.js';
import { KINDS, MEALS, quickness } from './kinds.js';
import { readLeftOut } from './left-out.js';
import { type Token, textWithout, tokenize } from './search-text.js';
import type { ReadRule, Understood } from './understood.js';

export interface ReadSearch {
  /** Filters that results have to satisfy, all of them. */
  filters: Partial<RecipeFilter>[];
  /** Words to search for as typed, with typos corrected. */
  words: string;
  /** A query for `to_tsquery`: foods and kinds of dishes by all of their names. */
  known: string;
  /** False if the search consists of rules only, so that there is nothing to search for. */
  hasWords: boolean;
  understood: Understood[];
}

/** Words that say nothing about what is searched for. */
const NOISE = new Set(
  `a an and any are as at best can dish dishes do easy find food foods for from give good great have i idea ideas in is like
   looking made make meal meals me my nice of on or please recipe recipes something some tasty that the to want what
   with und mit fur oder das der die con para y e de del la el los las avec et du des le les au aux au rezept rezepte recetas receta
   recettes recette gericht gerichte`.split(/\s+/),
);

/** Words that ask for recipes of any kind. */
const ANY_RECIPE = /^(?:recipes?|rezepte?|recetas?|recettes?|dish|dishes|meals?|foods?)$/;

const MAX_FOOD_WORDS = 3;

/** Reads the rules of a search first. The remaining text is searched as words. */
export function readSearch(text: string): ReadSearch {
  const tokens = tokenize(text);
  const open: (Token | null)[] = [...tokens];
  const rules: ReadRule[] = [];
  const take = (read: ReadRule[]) => {
    for (const rule of read) {
      rules.push(rule);
      for (const token of rule.tokens) open[tokens.indexOf(token)] = null;
    }
  };
  for (const pattern of [...BOUNDS, ...KINDS]) take(readPattern(open, pattern));
  take(readLeftOut(open));
  for (const pattern of MEALS) take(readPattern(open, pattern));
  take(readPattern(open, quickness(rules.flatMap(({ filter }) => filter.mealTypes ?? []))));

  const groups = groupsOf(open);
  const wordTokens = groups.flatMap((group) => group.tokens);
  const understood = rules.map(({ label, tokens: own, cut = own }) => ({
    label,
    rest: textWithout(text, cut),
  }));
  if (groups.length > 0)
    understood.push({
      label: `“${groups.map(({ label }) => label).join(' ')}”`,
      rest: textWithout(text, wordTokens),
    });
  return {
    filters: rules.map(({ filter }) => filter),
    words: groups.flatMap(({ query, label }) => (query ? [] : [label])).join(' '),
    known: groups.flatMap(({ query }) => (query ? [`(${query})`] : [])).join(' & '),
    hasWords: groups.length > 0 || (rules.length === 0 && !tokens.some(({ word }) => ANY_RECIPE.test(word))),
    understood,
  };
}

function readPattern(tokens: readonly (Token | null)[], { pattern, read }: RulePattern): ReadRule[] {
  const text = ` ${tokens.map((token) => token?.word ?? '/').join(' ')} `;
  const match = text.match(pattern);
  const rule = match && read(match);
  if (!match || !rule) return [];
  const first = text.slice(0, (match.index ?? 0) + 1).split(' ').length - 2;
  const count = match[0].trim().split(' ').length;
  return [{ ...rule, tokens: tokens.slice(first, first + count).filter((token) => token !== null) }];
}

interface WordGroup {
  label: string;
  /** Null for ordinary words. */
  query: string | null;
  tokens: Token[];
}

/**
 * Groups words into foods by the longest matching name. Every other word stands alone, and single letters are
 * dropped.
 */
function groupsOf(tokens: readonly (Token | null)[]): WordGroup[] {
  const groups: WordGroup[] = [];
  for (let at = 0; at < tokens.length; ) {
    const food = foodAt(tokens, at);
    const token = tokens[at];
    if (food) groups.push(food);
    else if (token && !NOISE.has(token.word) && /[\p{L}\d]{2}/u.test(token.word))
      groups.push({ label: token.word, query: null, tokens: [token] });
    at += food ? food.tokens.length : 1;
  }
  return groups;
}

function foodAt(tokens: readonly (Token | null)[], at: number): WordGroup | null {
  for (let count = MAX_FOOD_WORDS; count > 0; count -= 1) {
    const slice = tokens.slice(at, at + count).filter((token) => token !== null);
    if (slice.length < count || slice.some(({ word }) => word === ',')) continue;
    const typed = slice.map(({ word }) => word);
    if (NOISE.has(typed[0] ?? '')) continue;
    const food = findFood(typed);
    if (!food) continue;
    const words = typed.join(' ');
    const isSame = words.startsWith(food.name) || food.name.startsWith(words);
    return { label: isSame ? words : `${words} (${food.name})`, query: food.query, tokens: slice };
  }
  return null;
}
