import { table } from './table.mjs';

/** The measured ratios and a verdict in words. */
export function ratioTable(measured, { rounds }) {
  const rows = measured.map(({ figure, ratio }) => [
    figure.title,
    figure.baseline,
    twoDigits(ratio.median),
    `${twoDigits(ratio.least)} - ${twoDigits(ratio.most)}`,
    Number.isFinite(ratio.processor) ? twoDigits(ratio.processor) : '-',
    figure.target === null ? '-' : twoDigits(figure.target),
    verdictOn(ratio, figure.target),
  ]);
  const heading = ['Mealwright', 'against', 'ratio', 'spread', 'CPU', 'target', 'verdict'];
  return `${table([heading, ...rows], { words: [0, 1, 6] })}

1.00 is as quick as the baseline. Ratio: the median of ${rounds} pairs of rounds; spread: the lowest and the highest of
them; unsure: a quarter of the pairs says otherwise, so measure again on a quieter machine or for longer (--rounds=40).
CPU: the same by processor time per answer, which other work on the machine disturbs less; the verdict is on the ratio.`;
}

/** A quarter of the pairs disagrees, so the machine was too busy for a verdict. */
function verdictOn({ lowerQuarter, median, upperQuarter }, target) {
  if (target === null) return 'for comparison';
  const unsure = lowerQuarter < target && target <= upperQuarter;
  return `${median < target ? 'BELOW TARGET' : 'reached'}${unsure ? ', but unsure' : ''}`;
}

const twoDigits = (value) => value.toFixed(2);
