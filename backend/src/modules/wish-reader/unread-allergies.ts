import { NOT_NEEDED } from './negations.js';
import { Phrases } from './phrases.js';
import { type Reader, refused, type WishText } from './wish-text.js';

const ALLERGIES = new Phrases<null>([
  [
    null,
    `allergic, allergy, allergies, allergic to, intolerance, intolerances, intolerant, intolerant to, anaphylaxis,
    anaphylactic, epipen, hypersensitivity, allergisch, allergisch gegen, Allergie, Allergien, Allergie gegen,
    Unverträglichkeit, Intoleranz, alergia, alergias, alergia a, alérgico, alérgica, intolerancia, intolerante,
    allergie, allergique, intolérance, intolérant, intolérante, allergia, allergico, allergica`,
  ],
]);

const NO_MORE = new Phrases<null>([
  [
    null,
    `allergic to both, allergic to all of them, allergic to all of those, allergic to these, allergic to those,
    allergic to them, allergic to it, allergy or intolerance, allergies or intolerances, not an allergy,
    not an intolerance, allergies apart, allergy friendly`,
  ],
]);

const BREAKS = ['.', ',', ';', '\n', '!', '?', '(', ')', ':', '-'];
const MAX_WORDS = 6;

/** Finds an allergy that no other reader understood, with the words around it, to ask about it. It runs last. */
export const readUnreadAllergy: Reader = (text, at) => {
  const said = NO_MORE.at(text, at);
  if (said) return { to: said.to, findings: [] };
  const allergy = ALLERGIES.at(text, at);
  if (!allergy) return null;
  const denied = deniedFrom(text, at);
  if (denied !== null) {
    const to = beforeBreak(text, allergy.to);
    const note = `“${text.quote(denied, to)}” was read as no restriction.`;
    return { from: denied, to, findings: [], notes: [note] };
  }
  const words = { from: behindBreak(text, at), to: beforeBreak(text, allergy.to) };
  return refused(text, words, 'We know no food by this name. Please exclude the foods yourself.', true);
};

/** Matches "Doesn't have a nut allergy after all". */
function deniedFrom(text: WishText, at: number): number | null {
  for (let place = at; at - place <= 2; place -= 1) {
    const no = NOT_NEEDED.before(text, place);
    if (no) return no.from;
  }
  return null;
}

function behindBreak(text: WishText, at: number): number {
  let from = at;
  while (at - from < 2 && text.token(from - 1)?.kind === 'word') from -= 1;
  return from;
}

function beforeBreak(text: WishText, at: number): number {
  let to = text.is(at, ':', '-') ? at + 1 : at;
  while (to - at < MAX_WORDS && text.token(to) && !text.is(to, ...BREAKS)) to += 1;
  return to;
}
