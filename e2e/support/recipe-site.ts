import { once } from 'node:events';
import { createServer } from 'node:http';
import { product } from './product.ts';

/** Serves a foreign website with the same page at every address while the work runs. */
export async function withSite(page: string, work: (url: string) => Promise<void>): Promise<void> {
  const site = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  });
  site.listen(product.sitePort, '127.0.0.1');
  await once(site, 'listening');
  try {
    await work(`http://127.0.0.1:${product.sitePort}`);
  } finally {
    site.closeAllConnections();
    site.close();
  }
}

export const describedRecipe = (wish: Record<string, unknown>) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Lentil soup',
  recipeYield: '2 servings',
  recipeCategory: 'Lunch',
  recipeIngredient: ['200 g red lentils, rinsed', '1 onion, chopped', 'salt to taste'],
  recipeInstructions: [{ '@type': 'HowToStep', text: 'Boil it.' }],
  ...wish,
});

export const pageAbout = (recipe: object) =>
  `<!doctype html><title>Recipes</title><script type="application/ld+json">${JSON.stringify(recipe)}</script>`;
