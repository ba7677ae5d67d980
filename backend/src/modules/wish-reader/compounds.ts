import { splitWords } from '../foods/index.js';
import { ALLERGEN_NAMES } from './allergen-names.js';
import { findingsOfName } from './excluded-items.js';
import { learn } from './known-words.js';
import { foundAllergens, type Reader, refused, WishText } from './wish-text.js';

/** Endings of German compounds. The longest matching one counts. */
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
  .map((ending) => splitWords(ending)[0] ?? ending);

/** Words that only seem to have such an ending. */
const OTHERWISE = new Set([
  'frei',
  'allergie',
  'allergisch',
  'intoleranz',
  'unvertraglichkeit',
  'glutenfrei',
]);

/** Foods with another name inside compounds. */
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

/**
 * Matches "Haselnussallergie", "laktosefrei", or "Erdnussunverträglichkeit". If the first part is unknown, it is
 * asked about.
 */
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
