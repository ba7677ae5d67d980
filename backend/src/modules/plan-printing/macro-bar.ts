import { type Block, uncut } from '../../platform/pdf/block.js';
import { paragraph } from '../../platform/pdf/paragraph.js';
import { stacked } from '../../platform/pdf/stacked.js';
import type { Span } from '../../platform/pdf/words.js';
import { KCAL_PER_GRAM, MACROS, type Macro, type Totals } from '../plan-model/index.js';
import { grams, kcal, MACRO_NAMES } from './plan-words.js';
import { COLORS, MACRO_COLORS, TEXT } from './theme.js';

const HEIGHT = 5;

/** A bar with each macro's share of the energy. */
export function macroBar(totals: Totals, width: number): Block {
  const parts = MACROS.map((macro) => ({ macro, energy: totals[macro] * KCAL_PER_GRAM[macro] }));
  const all = parts.reduce((sum, { energy }) => sum + energy, 0);
  return {
    height: HEIGHT,
    draw: (pen, x, y) => {
      pen.box({ x, y, width, height: HEIGHT }, { fill: COLORS.raised });
      let from = x;
      for (const { macro, energy } of all > 0 ? parts : []) {
        const length = (energy / all) * width;
        pen.box({ x: from, y, width: length, height: HEIGHT }, { fill: MACRO_COLORS[macro] });
        from += length;
      }
    },
    cut: uncut,
  };
}

interface MacroLook {
  /** Whether a bar is below the numbers. */
  withBar: boolean;
  /** The grams of a macro in words. */
  textOf?: (macro: Macro, value: number) => string;
}

/** The numbers in words, each macro in its color in the bar. `basis` says what they refer to: "per serving". */
export function macroLine(totals: Totals, basis: string, width: number, look: MacroLook): Block {
  const { withBar, textOf = (_, value) => grams(value) } = look;
  const text: Span[] = [
    { text: kcal(totals.calories), weight: 'semibold' },
    ...MACROS.flatMap((macro): Span[] => [
      { text: ' · ', color: COLORS.muted },
      { text: `${MACRO_NAMES[macro]} `, color: MACRO_COLORS[macro], weight: 'semibold' },
      textOf(macro, totals[macro]),
    ]),
    { text: ` ${basis}`, color: COLORS.muted },
  ];
  const words = paragraph(text, TEXT.small, width);
  return withBar ? stacked([words, macroBar(totals, width)], 3) : words;
}
