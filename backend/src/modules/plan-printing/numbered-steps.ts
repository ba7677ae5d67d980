import type { Block } from '../../platform/pdf/block.js';
import { paragraph, type TextStyle } from '../../platform/pdf/paragraph.js';
import { asPart, heading } from '../../platform/pdf/part.js';
import { beside, stacked } from '../../platform/pdf/stacked.js';
import { COLORS, TEXT } from './theme.js';

const NUMBER_WIDTH = 20;
const NUMBER: TextStyle = { ...TEXT.body, weight: 'semibold', color: COLORS.accent };

export function numberedSteps(steps: readonly string[], width: number): Block {
  const items = steps.map((text, index) =>
    numbered(index + 1, paragraph(text, TEXT.body, width - NUMBER_WIDTH)),
  );
  return stacked(
    [heading(4, 'Instructions', { ...TEXT.label, leading: 15.5 }, width), asPart('L', stacked(items, 5))],
    5,
  );
}

/** A step with its number. */
export const numbered = (number: number, step: Block): Block =>
  asPart(
    'LI',
    beside([
      { block: paragraph(`${number}`, NUMBER, NUMBER_WIDTH), x: 0 },
      { block: step, x: NUMBER_WIDTH },
    ]),
  );
