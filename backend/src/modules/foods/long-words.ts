/** The length of the longest unit name, "tablespoonful". */
const MAX_LETTERS_OF_A_UNIT = 13;

const RUN = new RegExp(String.raw`[\p{L}\p{N}_.-]{${MAX_LETTERS_OF_A_UNIT + 1},}`, 'gu');
/** Splits a word into a leading number, letters, and a trailing amount, as in "Rinderhackfleisch-400g". */
const PARTS = /^(\p{N}[\p{N}.]*)?(.*?)([-.]?\p{N}+\p{L}{0,3})?$/u;

const FIRST_SIGN = 0xe000;
const SIGNS = /\p{Co}/gu;

/**
 * Replaces each word that is too long to be a unit by a single sign. The library that reads amounts doubles its time
 * with each letter of a word that is followed by anything but a blank, so it would never finish "2 cans
 * Rinderhackfleischbällchen, chopped". `inWords` puts the words back into its result.
 */
export function withSigns(line: string): { text: string; inWords: (read: string) => string } {
  const hidden: string[] = [];
  const hide = (word: string) => {
    hidden.push(word);
    return String.fromCharCode(FIRST_SIGN + hidden.length - 1);
  };
  const text = line.replaceAll(SIGNS, '').replaceAll(RUN, (run) => {
    const [, head = '', word = '', tail = ''] = PARTS.exec(run) ?? [];
    return head + (word && hide(word)) + tail;
  });
  return {
    text,
    inWords: (read) => read.replaceAll(SIGNS, (sign) => hidden[sign.charCodeAt(0) - FIRST_SIGN] ?? ''),
  };
}
