import { setImmediate } from 'node:timers/promises';
import { facesReady } from '../../../platform/pdf/fonts.js';
import type { Page, Section } from '../../../platform/pdf/pages.js';
import { cropped, paragraph } from '../../../platform/pdf/paragraph.js';
import type { Pen } from '../../../platform/pdf/pen.js';
import { writtenDocument } from '../../../platform/pdf/written-document.js';
import { drawBrandMark } from '../brand-mark.js';
import { recipesEaten } from '../intake.js';
import { COLORS, TEXT } from '../theme.js';
import { BODY, cardAreas, FOOTER_Y } from './card-look.js';
import type { CardsDocument } from './cards-document.js';
import { recipeCard } from './recipe-card.js';

/** Writes each recipe of a plan on a card on A4 pages. It is a stream like the printed plan, and as deterministic. */
export async function* cardsPdf(document: CardsDocument): AsyncGenerator<Buffer> {
  const { plan, recipient } = document;
  const pages = await cardPages(document);
  yield* writtenDocument(pages, {
    size: 'A4',
    layout: 'portrait',
    title: `${plan.planName}: recipe cards`,
    author: recipient.trainerName ?? 'Mealwright',
    subject: 'Recipe cards',
    createdAt: new Date(plan.createdAt),
    furniture: footer(plan.planName, pages.length),
  });
}

async function cardPages(document: CardsDocument): Promise<Page[]> {
  await facesReady();
  const areas = cardAreas(document.options.cardSize);
  const section: Section = { id: 'cards', title: 'Recipe cards', blocks: [], areas };
  const pages: Page[] = [];
  for (const [index, eaten] of recipesEaten(document.plan).entries()) {
    const place = index % areas.length;
    const area = areas[place] ?? BODY;
    if (place === 0) pages.push({ section, placed: [] });
    pages.at(-1)?.placed.push({ block: recipeCard(document, eaten, area), x: area.x, y: area.y });
    await setImmediate();
  }
  return pages;
}

function footer(planName: string, pages: number) {
  const half = BODY.width / 2 - 10;
  const name = cropped(planName, TEXT.label, half, 1);
  const quiet = { ...TEXT.label, weight: 'regular' as const, align: 'right' as const };
  return (pen: Pen, _: Page, number: number) => {
    drawBrandMark(pen, { x: BODY.x, y: FOOTER_Y, size: 12 }, { ground: COLORS.accent, ink: COLORS.paper });
    name.draw(pen, BODY.x + 18, FOOTER_Y);
    const right = BODY.x + BODY.width - half;
    paragraph(`Page ${number} of ${pages}`, quiet, half).draw(pen, right, FOOTER_Y);
  };
}
