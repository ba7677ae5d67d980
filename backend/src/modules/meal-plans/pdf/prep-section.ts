import { type Block, kept, space } from '../../../platform/pdf/block.js';
import type { Section } from '../../../platform/pdf/pages.js';
import { paragraph } from '../../../platform/pdf/paragraph.js';
import { stacked } from '../../../platform/pdf/stacked.js';
import { table } from '../../../platform/pdf/table.js';
import type { MealPrep, PrepStep } from '../plan.js';
import { COLORS, TABLE, TEXT } from './look.js';
import { numbered } from './numbered-steps.js';
import { counted, listed, minutes } from './plan-words.js';
import { sectionHeading } from './section-heading.js';
import type { Sheet } from './sheet.js';

/** What is done once at the start of the week, and how it keeps. */
export function prepSection(prep: MealPrep, { body }: Sheet): Section {
  const steps = prep.prepInstructions;
  const about = `Done once at the start of the week: ${counted(steps.length, 'step')}, ${minutes(prep.totalPrepTime)} from beginning to end. What runs by itself runs side by side.`;
  return {
    id: 'meal-prep',
    title: 'Meal prep',
    areas: [body],
    blocks: [
      sectionHeading('Meal prep', about, body.width),
      ...steps.flatMap((step) => [stepBlock(step, body.width), space(9)]),
      ...(prep.storageInstructions.length > 0 ? storage(prep, body.width) : []),
    ],
  };
}

function stepBlock({ step, instruction, estimatedTime, ingredients }: PrepStep, width: number): Block {
  const inner = width - 20;
  const needs = ingredients.length > 0 ? ` · ${listed(ingredients)}` : '';
  return kept(
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
    { ...stacked([paragraph('How it keeps', TEXT.heading, width), space(4)]), keepsWithNext: true },
    table(columns, ['What', 'How', 'How long'], rows, TABLE),
  ];
}
