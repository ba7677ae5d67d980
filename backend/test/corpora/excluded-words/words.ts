import { readFileSync } from 'node:fs';

/**
 * A careful person's reading of "no WORD": the foods that are excluded, and those about which people differ.
 */
interface ExcludedWord {
  word: string;
  /** The word is ambiguous. It must be asked about, and nothing may be guessed from it. */
  isAsked: boolean;
  keepsOut: string[];
  eitherWay: string[];
}

const COLUMNS = ['word', 'keeps out', 'either way'];
const ASKED = 'ASK';
const NONE = '-';

export function readExcludedWords(): ExcludedWord[] {
  const [header = '', ...lines] = readFileSync(new URL('./words.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  if (header !== COLUMNS.join('\t')) throw new Error(`The columns have to be ${COLUMNS.join(', ')}`);
  return lines.map(readWord);
}

function readWord(line: string): ExcludedWord {
  const [word = '', keepsOut = '', eitherWay = '', ...more] = line.split('\t');
  if (!word || !keepsOut || !eitherWay || more.length > 0) throw new Error(`This is no word: ${line}`);
  const isAsked = keepsOut === ASKED;
  return { word, isAsked, keepsOut: isAsked ? [] : idsOf(keepsOut), eitherWay: idsOf(eitherWay) };
}

const idsOf = (cell: string): string[] => (cell === NONE ? [] : cell.split(' '));
