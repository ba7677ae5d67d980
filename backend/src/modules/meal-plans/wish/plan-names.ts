import { Phrases } from './phrases.js';
import { found, type Reader } from './wish-text.js';

const NAMING = new Phrases<null>([
  [
    null,
    `call it, call the plan, call this plan, called, name it, name the plan, name this plan, named,
    plan name, plan name :, plan name is, title, title :, titled, with the title, with the name, entitled`,
  ],
]);

const QUOTES: Record<string, string> = { '"': '"', '“': '”', '„': '“', '‘': '’', "'": "'", '«': '»' };
const MOST_TOKENS = 20;

/** 'Call it "Summer reset"' */
export const readPlanName: Reader = (text, at) => {
  const naming = NAMING.at(text, at);
  const closing = naming && QUOTES[text.word(naming.to)];
  // A client may be called "Bob", too.
  if (!closing || text.is(at - 1, 'client', 'customer')) return null;
  for (let end = naming.to + 2; end - naming.to < MOST_TOKENS; end += 1) {
    if (text.is(end, closing, '"', '”')) {
      return { to: end + 1, findings: [found('planName', text.quote(naming.to + 1, end))] };
    }
  }
  return null;
};
