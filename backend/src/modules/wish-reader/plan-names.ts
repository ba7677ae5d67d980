import { Phrases } from './phrases.js';
import { found, type Reader, type Reading, type WishText } from './wish-text.js';

const NAMING = new Phrases<null>([
  [
    null,
    `call it, call the plan, call this plan, called, name it, name the plan, name this plan, named,
    plan name, plan name :, name of the plan, name of the plan :, name of plan :, Name des Plans :,
    nombre del plan :, nom du plan :, plan name is, title, title :, titled, with the title, with the name, entitled`,
  ],
]);

const QUOTES: Record<string, string> = { '"': '"', '“': '”', '„': '“', '‘': '’', "'": "'", '«': '»' };
const MAX_TOKENS = 20;

/** 'Call it "Summer reset"' */
export const readPlanName: Reader = (text, at) => {
  const naming = NAMING.at(text, at);
  if (naming && isLabel(text, naming.to)) return unquoted(text, naming.to);
  const closing = naming && QUOTES[text.word(naming.to)];
  // A client may be called "Bob" too.
  if (!closing || text.is(at - 1, 'client', 'customer')) return null;
  for (let end = naming.to + 2; end - naming.to < MAX_TOKENS; end += 1) {
    if (text.is(end, closing, '"', '”')) {
      return { to: end + 1, findings: [found('planName', text.quote(naming.to + 1, end))] };
    }
  }
  return null;
};

/** "Name of the plan: Strong Start", without marks around the name. */
const isLabel = (text: WishText, to: number) => text.is(to - 1, ':') && QUOTES[text.word(to)] === undefined;

const ENDS = ['.', ',', ';', '\n', '!', '(', '-'];

function unquoted(text: WishText, from: number): Reading | null {
  let to = from;
  while (to - from < MAX_TOKENS && text.token(to) && !text.is(to, ...ENDS)) to += 1;
  return to === from ? null : { to, findings: [found('planName', text.quote(from, to))] };
}
