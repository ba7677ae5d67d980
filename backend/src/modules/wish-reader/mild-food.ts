import { Phrases } from './phrases.js';
import { found, type Reader } from './wish-text.js';

const AGAINST = [
  ...[
    'no',
    'not',
    'nothing',
    'not too',
    'not very',
    'nothing too',
    'nothing very',
    'without',
    'avoid',
    'avoids',
    'avoiding',
  ],
  ...['hate', 'hates', 'dislike', 'dislikes', "don't like", "doesn't like", 'do not like', 'does not like'],
  ...["don't eat", "doesn't eat", 'do not eat', 'does not eat', "can't eat", 'cannot eat', 'can not eat'],
  ...["can't handle", 'cannot handle', "can't stand", "doesn't tolerate", 'does not tolerate'],
];

const SPICY = [
  'spicy',
  'spicy food',
  'spicy foods',
  'spicy dishes',
  'spicy meals',
  'spicy stuff',
  'spicy things',
];

const ENGLISH = AGAINST.flatMap((against) => SPICY.map((spicy) => `${against} ${spicy}`));

const NOTHING_SPICY = new Phrases<null>([
  [null, ENGLISH.join()],
  [
    null,
    `mild food, mild food only, only mild food, mild dishes, mild meals, mildly spiced, nicht scharf, nicht zu scharf,
    nichts Scharfes, ohne Schärfe, kein scharfes Essen, keine scharfen Gerichte, nada picante, sin picante, no picante,
    nada de picante, sin comida picante, pas épicé, pas trop épicé, rien d épicé, sans piment, niente piccante,
    non piccante, senza piccante`,
  ],
]);

const LEFT_OUT = 'Chili and foods that are made with it are left out.';
const UNKNOWN = 'Chili is left out, but recipes do not say how hot pepper, ginger, or mustard make them.';

/** Matches "nothing spicy" or "hates spicy food". */
export const readMildFood: Reader = (text, at) => {
  const nothing = NOTHING_SPICY.at(text, at);
  if (!nothing) return null;
  const { to } = nothing;
  return {
    to,
    findings: [found('excludedFoods', ['spicy food'], LEFT_OUT)],
    notTaken: [{ words: text.quote(at, to), why: UNKNOWN, mustAsk: false }],
  };
};
