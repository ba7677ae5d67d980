/** This is the length of the longest name of a unit: "tablespoonful". */
const MAX_LETTERS_OF_A_UNIT = 13;

const RUN = new RegExp(String.raw`[\p{L}\p{N}_.-]{${MAX_LETTERS_OF_A_UNIT + 1},}`, 'gu');
/** A number that a word begins with, the word, and an amount that it ends with: "Rinderhackfleisch-400g". */
const PARTS = /^(\p{N}[\p{N}.]*)?(.*?)([-.]?\p{N}+\p{L}{0,3})?$/u;

const FIRST_SIGN = 0xe000;
const SIGNS = /\p{Co}/gu;

/**
 * A sign in place of each word that is too long to be a unit. The library that reads amounts takes twice as long for each
 * further letter of a word that is followed by anything but a blank: "2 cans Rinderhackfleischbällchen, chopped" would
 * never be read. What it makes of the line is told in words again by `inWords`.
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
