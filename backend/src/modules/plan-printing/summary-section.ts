import { type Block, space } from '../../platform/pdf/block.js';
import type { Section } from '../../platform/pdf/pages.js';
import { panel } from '../../platform/pdf/panel.js';
import { paragraph } from '../../platform/pdf/paragraph.js';
import { heading } from '../../platform/pdf/part.js';
import { beside, stacked } from '../../platform/pdf/stacked.js';
import { MACROS, type Plan, sumOf, type Totals } from '../plan-model/index.js';
import { dayBars } from './day-bars.js';
import { macroBar } from './macro-bar.js';
import type { PlanDocument } from './plan-document.js';
import { grams, kcal, MACRO_NAMES, targetGrams } from './plan-words.js';
import { sectionHeading } from './section-heading.js';
import type { Sheet } from './sheet.js';
import { COLORS, MACRO_COLORS, TEXT } from './theme.js';

/** The plan in a few words and, if requested, its daily averages. Null if there is neither. */
export function summarySection(document: PlanDocument, { body }: Sheet): Section | null {
  const { plan, options } = document;
  const description = plan.description.trim();
  if (!description && !options.includeMacroSummary) return null;
  return {
    id: 'about',
    title: 'About this plan',
    areas: [body],
    blocks: [
      sectionHeading('About this plan', description, body.width),
      ...(options.includeMacroSummary ? averages(document, body.width) : []),
    ],
  };
}

function averages({ plan, certificate }: PlanDocument, width: number): Block[] {
  const sum = sumOf(certificate.days.map(({ actual }) => actual));
  const days = Math.max(certificate.days.length, 1);
  const average = {
    calories: sum.calories / days,
    protein: sum.protein / days,
    carbs: sum.carbs / days,
    fat: sum.fat / days,
  };
  return [
    heading(3, 'Average day', TEXT.heading, width),
    space(6),
    tiles(average, plan, width),
    space(12),
    heading(4, 'Where the calories come from', TEXT.label, width),
    space(4),
    stacked([macroBar(average, width), shares(average, width)], 5),
    space(20),
    heading(3, 'Day by day', TEXT.heading, width),
    space(4),
    ...dayBars(certificate.days, width),
  ];
}

const GAP = 12;

function tiles(average: Totals, plan: Plan, width: number): Block {
  const { targets } = plan;
  const each = (width - 3 * GAP) / 4;
  const all = [
    tile('Energy', kcal(average.calories), `target ${kcal(targets.calories)}`, COLORS.accent, each),
    ...MACROS.map((macro) =>
      tile(
        MACRO_NAMES[macro],
        grams(average[macro]),
        `target ${targetGrams(plan, macro, targets[macro])}`,
        MACRO_COLORS[macro],
        each,
      ),
    ),
  ];
  return beside(all.map((block, index) => ({ block, x: index * (each + GAP) })));
}

function tile(name: string, value: string, note: string, color: string, width: number): Block {
  const inner = width - 20;
  return panel(
    stacked([
      paragraph(name, { ...TEXT.label, color }, inner),
      paragraph(value, { ...TEXT.heading, size: 16, leading: 23 }, inner),
      paragraph(note, TEXT.muted, inner),
    ]),
    { width, inset: { x: 10, y: 9 }, radius: 6, fill: COLORS.raised },
  );
}

function shares(totals: Totals, width: number): Block {
  const energy = { protein: totals.protein * 4, carbs: totals.carbs * 4, fat: totals.fat * 9 };
  const all = energy.protein + energy.carbs + energy.fat;
  return paragraph(
    MACROS.flatMap((macro, index) => [
      ...(index > 0 ? [{ text: ' · ', color: COLORS.muted }] : []),
      { text: `${MACRO_NAMES[macro]} `, color: MACRO_COLORS[macro], weight: 'semibold' as const },
      `${all > 0 ? Math.round((energy[macro] / all) * 100) : 0}% of the calories`,
    ]),
    TEXT.small,
    width,
  );
}
