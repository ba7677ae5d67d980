/** A word as typed may be the beginning of a longer word from this length on. */
const MIN_PREFIX_LETTERS = 2;

/** A shorter word has too many neighbors to be corrected. */
const MIN_TYPO_LETTERS = 4;
const MIN_TWO_TYPOS_LETTERS = 7;

/**
 * Says from 0 to 1 how well a typed word stands for a word of a name: the same word, the beginning of one that is
 * still being typed, or a misspelling.
 */
export function likenessOf(typed: string, word: string): number {
  if (typed === word) return 1;
  if (typed.length >= MIN_PREFIX_LETTERS && word.startsWith(typed))
    return 0.6 + (0.3 * typed.length) / word.length;
  const typos = maxTypos(typed);
  if (typos === 0 || Math.abs(typed.length - word.length) > typos || word.length < MIN_TYPO_LETTERS) return 0;
  if (differentLetters(typed, word) > 2 * typos) return 0;
  const found = countTypos(typed, word);
  // Two mistakes of which one is in the first letter make another word rather than a misspelled one.
  if (found > typos || (found === 2 && typed[0] !== word[0])) return 0;
  return found === 1 ? 0.75 : 0.65;
}

const maxTypos = (typed: string): number => {
  if (typed.length < MIN_TYPO_LETTERS || /\d/.test(typed)) return 0;
  return typed.length < MIN_TWO_TYPOS_LETTERS ? 1 : 2;
};

/** Counts the letters that only one of the words has, which is much faster than counting the typos. */
function differentLetters(a: string, b: string): number {
  let different = lettersOf(a) ^ lettersOf(b);
  let count = 0;
  for (; different !== 0; count++) different &= different - 1;
  return count;
}

/** A bit for each letter of the word. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Counts the letters that are missing, too many, wrong, or swapped with the next one. */
function countTypos(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let typos = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        typos = Math.min(typos, (beforeLast[j - 2] ?? 0) + 1);
      row.push(typos);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? a.length;
}
