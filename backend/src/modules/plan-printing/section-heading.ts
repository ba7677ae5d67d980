import { type Block, space } from '../../platform/pdf/block.js';
import { paragraph } from '../../platform/pdf/paragraph.js';
import { heading } from '../../platform/pdf/part.js';
import { stacked } from '../../platform/pdf/stacked.js';
import type { Span } from '../../platform/pdf/words.js';
import { COLORS, TEXT } from './theme.js';

/** The name of a section and a sentence about it. */
export function sectionHeading(title: string, about: Span | readonly Span[], width: number): Block {
  const bar: Block = {
    height: 4,
    draw: (pen, x, y) => pen.box({ x, y, width: 36, height: 3 }, { fill: COLORS.accent, radius: 1.5 }),
    cut: () => null,
  };
  const words = stacked(
    [
      heading(2, title, TEXT.section, width),
      bar,
      paragraph(about, { ...TEXT.body, color: COLORS.muted }, width),
    ],
    5,
  );
  return { ...stacked([words, space(10)]), cut: () => null, keepsWithNext: true };
}
