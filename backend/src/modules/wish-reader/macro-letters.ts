import { DAILY_GRAMS, type Macro } from '../plan-model/index.js';
import { UNITS as ENERGY } from './energy.js';
import { scopeBehind } from './scopes.js';
import { found, type Reader, type WishText } from './wish-text.js';

const MACROS: Record<string, Macro> = { p: 'protein', c: 'carbs', f: 'fat' };

/** These names are only accepted before their numbers: "150 protein" is read with its unit and scope. */
const NAMES: Record<string, Macro> = { protein: 'protein', pro: 'protein', carb: 'carbs', fat: 'fat' };

/**
 * "40c/30p/30f" are percentages because they add up to 100, while "150p 200c 60f" and "protein 150 carbs 200 fat 60"
 * are grams.
 */
export const readLetters: Reader = (text, at) => {
  const parts = isBehindAmount(text, at) ? null : partsAt(text, at);
  if (!parts || isOfNext(text, parts.to) || scopeBehind(text, parts.to)?.scope === 'meal') return null;
  const sum = parts.values.reduce((total, [, value]) => total + value, 0);
  const isShares = Math.abs(sum - 100) <= 1;
  return {
    to: parts.to,
    findings: parts.values.map(([macro, value]) =>
      found(isShares ? `${macro}Share` : DAILY_GRAMS[macro], value),
    ),
  };
};

/** In "180g protein 200g carbs", each name belongs to the number before it. */
const isBehindAmount = (text: WishText, at: number) =>
  MACROS[text.word(at)] === undefined &&
  text.is(at - 1, 'g', 'gram', '%', 'percent') &&
  typeof text.token(at - 2)?.value === 'number';

/** The last number belongs to what follows it: "2000 kcal", "5 days". */
const isOfNext = (text: WishText, to: number) => ENERGY.has(text, to) || text.is(to, 'day', 'week', 'meal');

function partsAt(text: WishText, at: number): { values: [Macro, number][]; to: number } | null {
  const values: [Macro, number][] = [];
  let to = at;
  while (values.length < 3) {
    if (values.length > 0 && text.is(to, '/', ',', '-', '+', ';')) to += 1;
    const part = letterBehind(text, to) ?? letterBefore(text, to);
    if (!part || part.value < 5 || values.some(([macro]) => macro === part.macro)) return null;
    values.push([part.macro, part.value]);
    to = part.to;
  }
  return { values, to };
}

/** Matches "40c" or "150 g p". */
function letterBehind(text: WishText, at: number) {
  const value = text.token(at)?.value ?? 0;
  const next = text.is(at + 1, 'g', '%') ? at + 2 : at + 1;
  const macro = MACROS[text.word(next)];
  return macro ? { macro, value, to: next + 1 } : null;
}

/** Matches "p150", "p: 150 g", or "protein 150". */
function letterBefore(text: WishText, at: number) {
  const macro = MACROS[text.word(at)] ?? NAMES[text.word(at)];
  const start = text.is(at + 1, ':', '=') ? at + 2 : at + 1;
  const value = text.token(start)?.value ?? 0;
  return macro ? { macro, value, to: text.is(start + 1, 'g', '%') ? start + 2 : start + 1 } : null;
}
