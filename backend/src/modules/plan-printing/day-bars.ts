import { type Block, uncut } from '../../platform/pdf/block.js';
import { paragraph } from '../../platform/pdf/paragraph.js';
import { asPart } from '../../platform/pdf/part.js';
import type { Pen } from '../../platform/pdf/pen.js';
import { beside } from '../../platform/pdf/stacked.js';
import type { DayCheck } from '../plan-certificate/index.js';
import { macroBar } from './macro-bar.js';
import { kcal } from './plan-words.js';
import { COLORS, TEXT } from './theme.js';

const NAME_WIDTH = 48;
const FIGURE_WIDTH = 70;
/** A month has to fit on a page. */
const LEADING = 14.5;

/** A bar for each day's energy with a line at its target. */
export function dayBars(days: readonly DayCheck[], width: number): Block[] {
  const most = Math.max(1, ...days.flatMap(({ actual, target }) => [actual.calories, target.calories]));
  const room = width - NAME_WIDTH - FIGURE_WIDTH;
  return [...days.map((day) => dayBar(day, width, room / most)), legend(width)];
}

function dayBar({ day, actual, target }: DayCheck, width: number, perKcal: number): Block {
  const style = { ...TEXT.small, leading: LEADING };
  const words = asPart(
    'P',
    beside([
      { block: paragraph(`Day ${day}`, { ...style, weight: 'semibold' }, NAME_WIDTH), x: 0 },
      {
        block: paragraph(kcal(actual.calories), { ...style, align: 'right' }, FIGURE_WIDTH),
        x: width - FIGURE_WIDTH,
      },
    ]),
  );
  const bar = macroBar(actual, actual.calories * perKcal);
  return {
    height: LEADING,
    draw: (pen, x, y) => {
      words.draw(pen, x, y);
      bar.draw(pen, x + NAME_WIDTH, y + (LEADING - bar.height) / 2);
      drawTarget(pen, x + NAME_WIDTH + target.calories * perKcal, y);
    },
    cut: uncut,
  };
}

const drawTarget = (pen: Pen, x: number, y: number) =>
  pen.box({ x: x - 0.5, y: y + 2, width: 1, height: LEADING - 4 }, { fill: COLORS.ink });

function legend(width: number): Block {
  const words = paragraph('The line marks the calorie target.', TEXT.muted, width - NAME_WIDTH);
  return beside([{ block: words, x: NAME_WIDTH }]);
}
