import { type Block, kept, space } from '../../platform/pdf/block.js';
import type { Section } from '../../platform/pdf/pages.js';
import { panel } from '../../platform/pdf/panel.js';
import { paragraph } from '../../platform/pdf/paragraph.js';
import { heading } from '../../platform/pdf/part.js';
import { beside, stacked } from '../../platform/pdf/stacked.js';
import { type CellContent, table } from '../../platform/pdf/table.js';
import type { DayCheck, RuleCheck } from '../plan-certificate/index.js';
import { MACROS, type Plan, type Totals } from '../plan-model/index.js';
import { verdictSentence } from './certificate-words.js';
import { verdict, verdictWord } from './check-marks.js';
import type { PlanDocument } from './plan-document.js';
import { counted, grams, kcal, MACRO_NAMES, targetGrams } from './plan-words.js';
import { sectionHeading } from './section-heading.js';
import type { Sheet } from './sheet.js';
import { COLORS, TABLE, TEXT } from './theme.js';

/** The promises of the plan, day by day and rule by rule, and whether it keeps them. */
export function certificateSection(document: PlanDocument, { body }: Sheet): Section {
  const { certificate, leftOut } = document;
  const about =
    'What this plan promises, checked after it was made: each day against its target, and every rule that was requested.';
  return {
    id: 'certificate',
    title: 'Certificate',
    areas: [body],
    blocks: [
      sectionHeading('Certificate', about, body.width),
      banner(certificate.holds, verdictSentence(document), body.width),
      space(14),
      paragraph(`${certificate.tolerance}.`, TEXT.muted, body.width),
      space(6),
      daysTable(document, body.width),
      space(18),
      ...(certificate.rules.length > 0 ? [heading(3, 'Rules', TEXT.heading, body.width), space(4)] : []),
      ...certificate.rules.map((rule) => ruleBlock(rule, body.width)),
      ...notVouchedFor(leftOut ?? [], body.width),
    ],
  };
}

/** Readers of a certificate must see what it does not cover. */
function notVouchedFor(words: readonly string[], width: number): Block[] {
  if (words.length === 0) return [];
  return [
    space(14),
    heading(3, 'Asked for, but not part of this check', TEXT.heading, width),
    space(4),
    ...words.map((piece) => paragraph(`“${piece}”`, TEXT.body, width)),
  ];
}

function banner(holds: boolean, sentence: string, width: number): Block {
  const words = { ...TEXT.subheading, color: holds ? COLORS.accentStrong : COLORS.danger };
  return panel(
    beside([
      { block: verdict(holds, TEXT.subheading.leading, 13), x: 0 },
      { block: paragraph(sentence, words, width - 50), x: 24 },
    ]),
    { width, inset: { x: 12, y: 9 }, radius: 6, fill: holds ? COLORS.accentSoft : COLORS.dangerSoft },
  );
}

/** A month has to fit on a page. */
const CLOSE = { ...TABLE, gap: { ...TABLE.gap, y: 2.5 } };

function daysTable({ plan, certificate }: PlanDocument, width: number): Block {
  const first = 48;
  const energy = 116;
  const last = 66;
  const each = (width + TABLE.gap.x - first - energy - last) / 3;
  const columns = [
    { width: first },
    { width: energy, align: 'right' as const },
    ...MACROS.map(() => ({ width: each, align: 'right' as const })),
    { width: last },
  ];
  const heading = ['Day', 'Energy', ...MACROS.map((macro) => MACRO_NAMES[macro]), ''];
  const rows = certificate.days.map((day) => dayRow(day, plan));
  return table(columns, heading, rows, CLOSE);
}

function dayRow({ day, actual, target, within, holds }: DayCheck, plan: Plan): CellContent[] {
  const figure = (name: keyof Totals): CellContent => {
    const text = name === 'calories' ? kcal : grams;
    const aim = name === 'calories' ? kcal(target.calories) : targetGrams(plan, name, target[name]);
    const color = within[name] ? COLORS.ink : COLORS.danger;
    return [
      { text: text(actual[name]), weight: 'semibold', color },
      { text: ` of ${aim}`, color: COLORS.muted },
    ];
  };
  return [
    { text: `Day ${day}`, weight: 'semibold' },
    figure('calories'),
    ...MACROS.map(figure),
    (width) => verdictWord(holds, width),
  ];
}

const MAX_BREACHES = 10;

function ruleBlock({ holds, label, breaches }: RuleCheck, width: number): Block {
  const shown = breaches.slice(0, MAX_BREACHES);
  const more = breaches.length - shown.length;
  const lines = [
    paragraph(
      [label, { text: holds ? ' · kept' : ' · not kept', color: holds ? COLORS.muted : COLORS.danger }],
      TEXT.body,
      width - 18,
    ),
    ...shown.map((breach) => paragraph(breach, TEXT.muted, width - 18)),
    ...(more > 0 ? [paragraph(`and ${counted(more, 'more place')}`, TEXT.muted, width - 18)] : []),
  ];
  return kept(
    stacked([
      beside([
        { block: verdict(holds, TEXT.body.leading), x: 0 },
        { block: stacked(lines), x: 18 },
      ]),
      space(5),
    ]),
  );
}
