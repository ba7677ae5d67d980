import { setImmediate } from 'node:timers/promises';
import type { Block } from '../../platform/pdf/block.js';
import { facesReady } from '../../platform/pdf/fonts.js';
import { breakIntoPages, type Page, pageNumbers, type Section } from '../../platform/pdf/pages.js';
import { writtenDocument } from '../../platform/pdf/written-document.js';
import { certificateSection } from './certificate-section.js';
import { contentsSection } from './contents-section.js';
import { cover } from './cover.js';
import { daysSection } from './days-section.js';
import { headerFooter } from './header-footer.js';
import { mealsByDay, recipesEaten } from './intake.js';
import { PageNumbers } from './page-numbers.js';
import type { PlanDocument } from './plan-document.js';
import { GOALS } from './plan-words.js';
import { prepSections } from './prep-section.js';
import { recipesSection } from './recipes-section.js';
import { type Sheet, sheetOf } from './sheet.js';
import { shoppingSections } from './shopping-section.js';
import { summarySection } from './summary-section.js';

/**
 * Writes the plan as a PDF in chunks on demand. The same plan gives the same bytes. It yields to other work after
 * every day, recipe, and page.
 */
export async function* planPdf(document: PlanDocument): AsyncGenerator<Buffer> {
  const { plan, recipient, options } = document;
  const sheet = sheetOf(options);
  const pages = await planPages(document, sheet);
  yield* writtenDocument(pages, {
    size: options.pageSize === 'A4' ? 'A4' : 'LETTER',
    layout: options.orientation,
    title: plan.planName,
    author: recipient.trainerName ?? 'Mealwright',
    subject: `Meal plan: ${GOALS[plan.fitnessGoal]}`,
    createdAt: new Date(plan.createdAt),
    furniture: headerFooter(document, sheet, pages.length),
  });
}

/** Lays out all pages without drawing them. */
export async function planPages(document: PlanDocument, sheet: Sheet): Promise<Page[]> {
  await facesReady();
  const numbers = new PageNumbers();
  const sections = await layOutSections(document, numbers, sheet);
  const all = [cover(document, sheet), contentsSection(sections, numbers, sheet), ...sections];
  const pages: Page[] = [];
  for (const section of all) {
    pages.push(...breakIntoPages(section));
    await setImmediate();
  }
  numbers.settle(pageNumbers(pages));
  return pages;
}

async function layOutSections(
  document: PlanDocument,
  numbers: PageNumbers,
  sheet: Sheet,
): Promise<Section[]> {
  const { plan, weeks, options } = document;
  const eaten = recipesEaten(plan);
  const summary = summarySection(document, sheet);
  // The meals come first, then what they need. The certificate comes last, because it is only looked up.
  return [
    await unhurried(daysSection(document, mealsByDay(plan, eaten), numbers, sheet)),
    ...(options.includeShoppingList ? shoppingSections(weeks, sheet) : []),
    ...prepSections(weeks, sheet),
    await unhurried(recipesSection(document, eaten, sheet)),
    ...(summary ? [summary] : []),
    certificateSection(document, sheet),
  ];
}

/** Yields to other work after each part. */
async function unhurried(parts: Generator<Block, Section>): Promise<Section> {
  for (;;) {
    const next = parts.next();
    if (next.done) return next.value;
    await setImmediate();
  }
}
