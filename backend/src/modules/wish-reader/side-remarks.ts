import { DIETS } from './diets.js';
import { Phrases } from './phrases.js';
import { found, type Reader } from './wish-text.js';

const SIDE_REMARKS = new Phrases<'correction' | 'wished' | null>([
  [
    'correction',
    `no wait, wait no, no sorry, sorry, wait, no actually, actually no, actually, scratch that, i mean,
    i meant, meant, no make it, nein doch, nein, doch, nein lieber, no mejor, mejor, perdón, no perdón, non pardon, pardon,
    non plutôt, plutôt, ok not, no make that, make it, make that, correction`,
  ],
  ['wished', 'if possible, if you can'],
  [
    null,
    `rather, that's all, that is all, as usual, no problem, no hurry, no rush, not too hard, thank you,
    thank you very much, thanks a lot, thanks in advance, much appreciated, good morning, good evening,
    hi there, hey there, asap, as soon as possible, danke, gracias, merci, grazie, por favor,
    s'il vous plait, per favore, hallo, hola, bonjour, ciao, bitte`,
  ],
]);

/** Reads remarks that are no part of the request. */
export const readSideRemark: Reader = (text, at) => {
  const remark = SIDE_REMARKS.at(text, at);
  // For a requested diet, the reader of diets reports it.
  if (!remark || (remark.value === 'wished' && DIETS.before(text, at))) return null;
  return { to: remark.to, findings: remark.value === 'correction' ? [found('isCorrected', true)] : [] };
};
