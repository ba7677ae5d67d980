import { readBareEnergy } from './bare-energy.js';
import { readersInOrder } from './readers-in-order.js';
import { resolveFindings } from './resolve-findings.js';
import type { NotTaken } from './said-wish.js';
import { findUnreadWords } from './unread-words.js';
import { MAX_CHARACTERS, type ReadWish, type WishContext } from './wish.js';
import { WishText } from './wish-text.js';

/** Reads a wish by rules, lists what they did not understand, and gives a reason for what they assumed. */
export function readWish(wish: string, context: WishContext): ReadWish {
  const { text, notes } = shortened(wish);
  for (const reader of readersInOrder(context)) text.sweep(reader);
  if (!text.findings.some(({ field }) => ENERGIES.includes(field))) {
    text.sweep(readBareEnergy);
  }
  const { values, notes: resolved, notTaken } = resolveFindings(text.findings);
  return {
    values,
    notTaken: gravestFirst([...text.notTaken, ...notTaken]),
    notUnderstood: findUnreadWords(text),
    notes: [...notes, ...text.notes, ...resolved],
    readBy: 'rules',
  };
}

const ENERGIES: string[] = ['dailyCalorieTarget', 'mealCalories', 'burnedCalories', 'maintenanceCalories'];

/** Possible harm is read before anything else. */
export const gravestFirst = (all: NotTaken[]): NotTaken[] => [
  ...all.filter(({ mustAsk }) => mustAsk),
  ...all.filter(({ mustAsk }) => !mustAsk),
];

export function shortened(wish: string): { text: WishText; notes: string[] } {
  const whole = wish.normalize('NFC').trim();
  const cut = whole.slice(0, MAX_CHARACTERS);
  const notes = cut === whole ? [] : [`Only the first ${MAX_CHARACTERS} characters were read.`];
  return { text: new WishText(cut), notes };
}
