import { type Block, uncut } from '../../platform/pdf/block.js';
import type { Section } from '../../platform/pdf/pages.js';
import { paragraph, type TextStyle } from '../../platform/pdf/paragraph.js';
import { asPart } from '../../platform/pdf/part.js';
import type { Pen } from '../../platform/pdf/pen.js';
import { beside, stacked } from '../../platform/pdf/stacked.js';
import { drawBrandMark } from './brand-mark.js';
import { verdictSentence } from './certificate-words.js';
import { drawVerdict } from './check-marks.js';
import { macroLine } from './macro-bar.js';
import type { PlanDocument } from './plan-document.js';
import { counted, dateText, GOALS, targetGrams } from './plan-words.js';
import type { Sheet } from './sheet.js';
import { COLORS, TEXT } from './theme.js';

const EDGE = 56;

/** The first page: what the plan is, for whom, and from whom. */
export function cover(document: PlanDocument, sheet: Sheet): Section {
  const area = { x: 0, y: 0, width: sheet.width, height: sheet.height };
  const page: Block = {
    height: sheet.height,
    draw: (pen) => drawCover(pen, document, sheet),
    cut: uncut,
  };
  return { id: 'cover', title: document.plan.planName, blocks: [page], areas: [area], bare: true };
}

function drawCover(pen: Pen, document: PlanDocument, sheet: Sheet) {
  const bandHeight = sheet.height * (sheet.isWide ? 0.5 : 0.48);
  const width = sheet.width - 2 * EDGE;
  pen.box({ x: 0, y: 0, width: sheet.width, height: bandHeight }, { fill: COLORS.accent });
  drawBrand(pen, EDGE, 46);
  const title = titleBlock(document, width, bandHeight - 150);
  title.draw(pen, EDGE, bandHeight - 44 - title.height);
  const sealY = sheet.height - 62;
  const factsY = bandHeight + 34;
  factsBlock(document, sheet, width, sealY - factsY).draw(pen, EDGE, factsY);
  drawSeal(pen, document, { x: EDGE, y: sealY, width });
}

function drawBrand(pen: Pen, x: number, y: number) {
  drawBrandMark(pen, { x, y, size: 30 }, { ground: COLORS.paper, ink: COLORS.accent });
  const name: TextStyle = { ...TEXT.heading, size: 15, leading: 30, color: COLORS.paper };
  paragraph('Mealwright', name, 200).draw(pen, x + 40, y);
}

const TITLE_SIZES = [40, 34, 28, 23, 19, 16, 13];
const FACT_SIZES = [12, 10, 8.5, 7, 6];

/** Uses the largest font size at which the name fits. */
function titleBlock({ plan }: PlanDocument, width: number, room: number): Block {
  const goal = paragraph(
    GOALS[plan.fitnessGoal],
    { ...TEXT.heading, size: 16, leading: 22, weight: 'regular', color: COLORS.accentSoft },
    width,
  );
  const titles = TITLE_SIZES.map((size) =>
    paragraph(plan.planName, { ...TEXT.section, size, leading: size * 1.22, color: COLORS.paper }, width),
  );
  const title = titles.find(({ height }) => height + goal.height <= room) ?? titles.at(-1);
  return stacked(title ? [asPart('H1', title), goal] : [goal], 10);
}

/** Names may be long, so the largest font size is used at which everything fits. */
function factsBlock(document: PlanDocument, sheet: Sheet, width: number, room: number): Block {
  const all = FACT_SIZES.map((size) => factRows(document, sheet, width, size));
  return all.find(({ height }) => height <= room) ?? all.at(-1) ?? stacked([]);
}

/** Shows two facts per row, or more on a wide page. */
function factRows(document: PlanDocument, sheet: Sheet, width: number, size: number): Block {
  const { plan } = document;
  const perRow = sheet.isWide ? 4 : 2;
  const each = width / perRow;
  const facts = factsOf(document).map(([label, value]) => fact(label, value, each - 20, size));
  const rows = Array.from({ length: Math.ceil(facts.length / perRow) }, (_, row) =>
    beside(facts.slice(row * perRow, (row + 1) * perRow).map((block, index) => ({ block, x: index * each }))),
  );
  const targets = macroLine(plan.targets, 'each day', width, {
    withBar: true,
    textOf: (macro, value) => targetGrams(plan, macro, value),
  });
  return stacked([...rows, targets], sheet.isWide ? 12 : 20);
}

const fact = (label: string, value: string, width: number, size: number) =>
  stacked([
    paragraph(label, TEXT.label, width),
    paragraph(value, { ...TEXT.body, size, leading: size * 1.4 }, width),
  ]);

function factsOf({ plan, recipient }: PlanDocument): [label: string, value: string][] {
  const whom = recipient.customerName ?? plan.clientName;
  const days = `${counted(plan.days, 'day')}, ${counted(plan.mealsPerDay, 'meal')} a day`;
  const start = dateText(plan.startsOn, 1);
  return [
    ...(whom ? [['Prepared for', whom] as [string, string]] : []),
    ...(recipient.trainerName ? [['By', recipient.trainerName] as [string, string]] : []),
    ['Length', days],
    ...(start ? [['Starts on', start] as [string, string]] : []),
  ];
}

function drawSeal(pen: Pen, document: PlanDocument, at: { x: number; y: number; width: number }) {
  drawVerdict(pen, document.certificate.holds, { x: at.x, y: at.y, size: 16 });
  paragraph(verdictSentence(document), TEXT.body, at.width - 30).draw(pen, at.x + 26, at.y + 0.5);
  pen.link('certificate', { x: at.x, y: at.y, width: at.width, height: 16 });
}
