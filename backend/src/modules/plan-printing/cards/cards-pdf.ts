import { cardAreas, cardFooter } from '../../../../../paper/recipe-cards/index.js';
import { facesReady } from '../../../platform/pdf/fonts.js';
import type { Page, Section } from '../../../platform/pdf/pages.js';
import type { Pen } from '../../../platform/pdf/pen.js';
import { writtenDocument } from '../../../platform/pdf/written-document.js';
import { drawBrandMark } from '../brand-mark.js';
import { type EatenRecipe, recipesEaten } from '../intake.js';
import { cardTypesetter } from './card-typesetter.js';
import type { CardsDocument } from './cards-document.js';
import { drawPlaced, recipeCard } from './recipe-card.js';

/**
 * Writes each recipe of a plan on a card on A4 pages. It is a stream like the printed plan, and as deterministic. The
 * caller is told how many cards are drawn after each page.
 */
export async function* cardsPdf(
  document: CardsDocument,
  onDrawn: (cards: number) => void = () => {},
): AsyncGenerator<Buffer> {
  const { plan, recipient } = document;
  await facesReady();
  const pages = cardPages(document);
  const draw = footer(plan.planName, pages.length);
  let drawn = 0;
  yield* writtenDocument(pages, {
    size: 'A4',
    layout: 'portrait',
    title: `${plan.planName}: recipe cards`,
    author: recipient.trainerName ?? 'Mealwright',
    subject: 'Recipe cards',
    createdAt: new Date(plan.createdAt),
    furniture: (pen, page, number) => {
      draw(pen, page, number);
      drawn += page.placed.length;
      onDrawn(drawn);
    },
  });
}

function cardPages(document: CardsDocument): Page[] {
  const areas = cardAreas(document.options.cardSize);
  const section: Section = { id: 'cards', title: 'Recipe cards', blocks: [], areas };
  const pages: Page[] = [];
  for (const [index, eaten] of cardRecipes(document.plan).entries()) {
    const place = index % areas.length;
    const area = areas[place] ?? areas[0];
    if (place === 0) pages.push({ section, placed: [] });
    pages.at(-1)?.placed.push({ block: recipeCard(document, eaten, area), x: area.x, y: area.y });
  }
  return pages;
}

/** Recipes of several plans have no meals and are cooked as they are written. */
const cardRecipes = (plan: CardsDocument['plan']): EatenRecipe[] =>
  'meals' in plan
    ? recipesEaten(plan)
    : plan.recipes.map((recipe, index) => ({ recipe, id: `recipe-${index + 1}`, meals: [], cookings: [] }));

const footer = (planName: string, pages: number) => (pen: Pen, _: Page, page: number) => {
  const { mark, placed } = cardFooter(cardTypesetter, { planName, page, pages });
  drawBrandMark(pen, mark, mark);
  drawPlaced(pen, placed);
};
