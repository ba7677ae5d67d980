import { wordsOf } from '../foods/index.js';
import { ALLERGEN_NAMES } from './allergen-names.js';
import { findingsOfName } from './excluded-items.js';
import { learn } from './known-words.js';
import { foundAllergens, type Reader, refused, WishText } from './wish-text.js';

/** The endings of German words that are made of two. The longest ending that fits counts. */
const ENDINGS = [
  'unverträglichkeit',
  'intoleranz',
  'allergiker',
  'allergikerin',
  'allergie',
  'allergisch',
  'freies',
]
  .concat(['freien', 'freier', 'freie', 'frei'])
  .map((ending) => wordsOf(ending)[0] ?? ending);

/** Words whose end only looks like one. */
const OTHERWISE = new Set([
  'frei',
  'allergie',
  'allergisch',
  'intoleranz',
  'unvertraglichkeit',
  'glutenfrei',
]);

/** Foods that have another name inside a compound than by themselves. */
const STEMS: Record<string, string> = {
  ei: 'eier',
  huhnerei: 'eier',
  milcheiweiss: 'milch',
  milcheiweiß: 'milch',
  kuhmilch: 'milch',
  krebstier: 'krebstiere',
  schalentier: 'schalentiere',
  weichtier: 'weichtiere',
  nuss: 'nuss',
  sulfit: 'sulfite',
  lupine: 'lupinen',
  sojabohne: 'soja',
};

learn(ENDINGS);

/** "Haselnussallergie", "laktosefrei", "Erdnussunverträglichkeit"; what it begins with may be unknown, and is asked about. */
export const readCompound: Reader = (text, at) => {
  const word = text.word(at);
  const ending = OTHERWISE.has(word) ? undefined : ENDINGS.find((one) => word.endsWith(one));
  const written = ending ? word.slice(0, -ending.length) : '';
  if (!ending || written.length < 2) return null;
  const stem = STEMS[written] ?? written;
  const words = new WishText(stem);
  const allergens = ALLERGEN_NAMES.at(words, 0);
  if (allergens)
    return { to: at + 1, findings: [foundAllergens(allergens.value.allergens, allergens.value.why)] };
  const findings = findingsOfName(words, !ending.startsWith('frei'));
  if (findings.length > 0) return { to: at + 1, findings };
  if (ending.startsWith('frei')) return null;
  return refused(
    text,
    { from: at, to: at + 1 },
    'We know no food by this name. Please exclude the foods yourself.',
    true,
  );
};
