import type { Block } from '../../../platform/pdf/block.js';
import { paragraph } from '../../../platform/pdf/paragraph.js';
import { beside, stacked } from '../../../platform/pdf/stacked.js';
import { COLORS, TEXT } from './look.js';

const NUMBER_WIDTH = 20;

export function numberedSteps(steps: readonly string[], width: number): Block {
  return stacked(
    [
      { ...paragraph('Method', { ...TEXT.label, leading: 15.5 }, width), keepsWithNext: true },
      ...steps.map((text, index) => numbered(index + 1, paragraph(text, TEXT.body, width - NUMBER_WIDTH))),
    ],
    5,
  );
}

/** A step and its number before it. */
export const numbered = (number: number, step: Block): Block =>
  beside([
    {
      block: paragraph(`${number}`, { ...TEXT.body, weight: 'semibold', color: COLORS.accent }, NUMBER_WIDTH),
      x: 0,
    },
    { block: step, x: NUMBER_WIDTH },
  ]);
