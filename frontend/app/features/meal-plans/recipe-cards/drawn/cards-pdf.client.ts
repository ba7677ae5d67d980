import { cardAreas } from '#paper/recipe-cards/index';
import type { CardOptions, CardsPlan } from '../card-options';
import { drawFooter } from './footer';
import { Pen } from './pen';
import { drawCard } from './recipe-card';

/** The cards as the server makes them, except for the fonts, which are those of the reader. */
export async function cardsPdf(plan: CardsPlan, options: CardOptions): Promise<Blob> {
  const { planName, trainerName, recipes } = plan;
  const pen = new Pen({ title: `${planName}: recipe cards`, author: trainerName ?? 'Mealwright' });
  const areas = cardAreas(options.cardSize);
  const pages = Math.ceil(recipes.length / areas.length);
  for (const [index, recipe] of recipes.entries()) {
    const place = index % areas.length;
    if (place === 0) {
      pen.newPage();
      drawFooter(pen, planName, index / areas.length + 1, pages);
    }
    pen.bookmark(recipe.name);
    await drawCard(pen, recipe, options, areas[place] ?? areas[0]);
  }
  return pen.file();
}
