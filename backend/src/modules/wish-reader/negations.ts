import { Phrases, wordSet } from './phrases.js';
import type { WishText } from './wish-text.js';

/** Phrases which say that a diet or an allergy does not apply or no longer applies. */
export const NOT_NEEDED = new Phrases<null>([
  [
    null,
    `not, non, isn't, no, aren't, nicht, never, without, neither, nor, don't, doesn't, wasn't, used to be, no longer,
    not necessarily, doesn't have, does not have, doesn't have a, does not have a, doesn't have an, don't have a, has no, no longer has a, no history of, hasn't got a, don't have, do not have, doesn't have to, does not have to,
    don't have to, do not have to, doesn't have to be, does not have to be, don't have to be, do not have to be,
    doesn't need to, does not need to, don't need to, do not need to, doesn't need to be, does not need to be,
    don't need to be, do not need to be, needn't, need not, needn't be, need not be, no need, no need to,
    no need to be, no need to go, no need for, without being, without going, doesn't want, does not want,
    don't want, do not want, anything but, nicht unbedingt, muss nicht, kein, keine, pas, pas forcément,
    pas besoin de, pas besoin d être, pas besoin que ce soit, pas nécessaire que ce soit, no tiene que ser, no hace falta que sea, non deve essere`,
  ],
]);

/** Words which say that a diet is not or not quite kept. For necessities they are too vague. */
export const HARDLY = new Phrases<null>([[null, 'was, were, mostly, mainly, almost, nearly, semi, partly']]);

const RELATIVES = wordSet(
  'husband wife partner boyfriend girlfriend mother father mom mum dad son daughter brother sister friend roommate flatmate',
);

/** "Her husband is vegan" says nothing about her. */
export const isOfSomebodyElse = (text: WishText, at: number): boolean =>
  text.is(at - 1, 'is', 'are') && RELATIVES.has(text.word(at - 2));
