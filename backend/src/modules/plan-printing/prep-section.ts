import { type Block, kept, space } from '../../platform/pdf/block.js';
import type { Section } from '../../platform/pdf/pages.js';
import { paragraph } from '../../platform/pdf/paragraph.js';
import { asPart, heading } from '../../platform/pdf/part.js';
import { stacked } from '../../platform/pdf/stacked.js';
import { table } from '../../platform/pdf/table.js';
import type { MealPrep, PrepStep } from '../plan-model/index.js';
import { STORAGE_SOURCES } from '../prep-guide/index.js';
import { numbered } from './numbered-steps.js';
import type { PrintedWeek } from './plan-document.js';
import { counted, listed, minutes } from './plan-words.js';
import { sectionHeading } from './section-heading.js';
import type { Sheet } from './sheet.js';
import { COLORS, TABLE, TEXT } from './theme.js';

/** The preparation at the start of each week, and how long its results keep. */
export function prepSections(weeks: readonly PrintedWeek[], { body }: Sheet): Section[] {
  return weeks.flatMap(({ days, prep }, index) =>
    prep === null
      ? []
      : {
          id: `meal-prep-${index + 1}`,
          title: weeks.length === 1 ? 'Meal prep' : `Meal prep, ${days}`,
          areas: [body],
          blocks: prepBlocks(days, prep, body.width),
        },
  );
}

function prepBlocks(days: string, prep: MealPrep, width: number): Block[] {
  return [
    sectionHeading('Meal prep', aboutPrep(days, prep), width),
    ...prep.prepInstructions.flatMap((step) => [stepBlock(step, width), space(9)]),
    ...(prep.storageInstructions.length > 0 ? storage(prep, width) : []),
  ];
}

function aboutPrep(days: string, { prepInstructions: steps, totalPrepTime }: MealPrep): string {
  if (steps.length === 0) return `For ${days}: everything is made on the day it is eaten.`;
  return `For ${days}, done on the morning of the first or the evening before: ${counted(steps.length, 'step')}, ${minutes(totalPrepTime)} from beginning to end. What runs by itself runs side by side.`;
}

function stepBlock({ step, instruction, estimatedTime, ingredients }: PrepStep, width: number): Block {
  const inner = width - 20;
  const needs = ingredients.length > 0 ? ` · ${listed(ingredients)}` : '';
  return kept(
    asPart(
      'L',
      numbered(
        step,
        stacked([
          paragraph(instruction, TEXT.body, inner),
          paragraph(
            [{ text: minutes(estimatedTime), weight: 'semibold', color: COLORS.ink }, needs],
            TEXT.muted,
            inner,
          ),
        ]),
      ),
    ),
  );
}

function storage({ storageInstructions }: MealPrep, width: number): Block[] {
  const all = width + TABLE.gap.x;
  const columns = [{ width: all * 0.3 }, { width: all * 0.4 }, { width: all * 0.3 }];
  const rows = storageInstructions.map(({ ingredient, method, duration }) => [
    { text: ingredient, weight: 'semibold' as const },
    method,
    duration,
  ]);
  return [
    space(12),
    heading(3, 'Storage', TEXT.heading, width),
    space(4),
    table(columns, ['What', 'How', 'How long'], rows, TABLE),
    space(8),
    paragraph(STORAGE_SOURCES, TEXT.muted, width),
  ];
}
