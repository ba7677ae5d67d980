import { excludedItems } from './excluded-items.js';
import { NOT_NEEDED } from './negations.js';
import { Phrases } from './phrases.js';
import { type Reader, refused } from './wish-text.js';

const ONLY = new Phrases<null>([
  [
    null,
    `only, just, only eats, just eats, eats only, eat only, only eat, only wants, nothing but, eats nothing but,
    eat nothing but, exclusively, nothing except, nothing other than, solely, only likes, with only, with nothing but,
    only ever eats, nur, ausschließlich, isst nur, nichts außer, solo, sólo, solamente, únicamente, solo come,
    nada más que, uniquement, seulement, que du, ne mange que, rien que, soltanto`,
  ],
]);

const ENDS = ['free', 'frei', 'intolerant', 'intolerance', 'allergy', 'allergic', 'allergie'];

/** Matches "Only chicken and rice". Plans are made of recipes, so the trainer has to say what is meant. */
export const readOnlyFoods: Reader = (text, at) => {
  const only = ONLY.at(text, at);
  if (!only || NOT_NEEDED.before(text, at) !== null) return null;
  const list = excludedItems(text, only.to);
  if (list.findings.length === 0 || text.is(list.to, ...ENDS)) return null;
  const why =
    'A plan cannot be limited to a few foods. Please say what to leave out, or name these as liked foods.';
  return refused(text, { from: at, to: list.to }, why, true);
};
