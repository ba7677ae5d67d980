import { setImmediate } from 'node:timers/promises';
import { cardAreas, cardFooter } from '../../../../../paper/recipe-cards/index.js';
import { facesReady } from '../../../platform/pdf/fonts.js';
import type { Page, Section } from '../../../platform/pdf/pages.js';
import type { Pen } from '../../../platform/pdf/pen.js';
import { writtenDocument } from '../../../platform/pdf/written-document.js';
import { drawBrandMark } from '../brand-mark.js';
import { recipesEaten } from '../intake.js';
import { cardTypesetter } from './card-typesetter.js';
import type { CardsDocument } from './cards-document.js';
import { drawPlaced, recipeCard } from './recipe-card.js';

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
    const area = areas[place] ?? areas[0];
    if (place === 0) pages.push({ section, placed: [] });
    pages.at(-1)?.placed.push({ block: recipeCard(document, eaten, area), x: area.x, y: area.y });
    await setImmediate();
  }
  return pages;
}

const footer = (planName: string, pages: number) => (pen: Pen, _: Page, page: number) => {
  const { mark, placed } = cardFooter(cardTypesetter, { planName, page, pages });
  drawBrandMark(pen, mark, mark);
  drawPlaced(pen, placed);
};
