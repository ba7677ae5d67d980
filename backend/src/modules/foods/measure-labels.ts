/**
 * The labels of the reference in the words of a kitchen. The reference cuts some off in the middle of a word,
 * calls a serving as the law on food labels defines it a "NLEA serving", and gives the size of cans in a code
 * of the trade.
 */
const IN_PLAIN_WORDS: readonly [asWritten: RegExp, plain: string][] = [
  [/ bone and skin r$/, ', bone and skin removed'],
  [/ ?\(\d{3} x \d{3}\)/, ''],
  [/\bNLEA serving( size)?/, 'serving'],
  [/\bbscuit\b/, 'biscuit'],
  [/(\([^()]*) dia\.$/, '$1 dia)'],
  [/(\(twist\) approx [^()]*)\)$/, '$1'],
  [/ (?=[,)])/g, ''],
  [/(?<=\() /g, ''],
];

/** Measures of a kitchen that prepares whole animals, and of a laboratory, are no amounts that somebody eats. */
const OF_NO_MEAL =
  /yields? |yield from|refuse|cubic inch|analytical|separable|as purchased|\bpr g$|\bNFS$|^\d+ weights$/i;

export const isOfMeal = (label: string): boolean => !OF_NO_MEAL.test(label);

export const plainLabel = (label: string): string =>
  IN_PLAIN_WORDS.reduce((text, [asWritten, plain]) => text.replace(asWritten, plain), label);
