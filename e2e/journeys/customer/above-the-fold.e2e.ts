import { expect } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { journey, journeys, visit } from '../../support/browser.ts';
import { beSignedIn } from '../../support/session.ts';
import { newWord, person, recipes } from '../../support/world.ts';

const SIZES = [
  { name: 'a desktop', viewport: { width: 1280, height: 800 } },
  { name: 'a phone', viewport: { width: 390, height: 844 } },
];

const FIRST_RECIPES = 4;
const FIRST_INGREDIENTS = 5;

/** Where the last of the first few ends, in pixels from the top of the page. */
async function bottomOf(items: Locator, count: number): Promise<number> {
  const box = await items.nth(count - 1).boundingBox();
  return (box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0);
}

journeys('what one came for stands above the fold', () => {
  for (const { name, viewport } of SIZES) {
    journey(
      `on ${name}: the first four recipes, and the ingredients of one`,
      async ({ page }) => {
        const word = newWord();
        const [recipe] = await recipes(
          Array.from({ length: FIRST_RECIPES }, (_, at) => ({
            name: `Chicken and vegetable soup ${word} ${at}`,
            description: 'A soup for cold days that is cooked in one pot.',
            dietaryTags: ['gluten-free', 'high-protein'],
            ingredients: Array.from({ length: 12 }, (_item, place) => ({
              name: `vegetable ${place}`,
              amount: 100,
              unit: 'g',
            })),
          })),
        );
        await beSignedIn(page, await person('customer'));
        await visit(page, '/recipes');
        const bar = await page.getByRole('navigation', { name: 'Main' }).last().boundingBox();
        const fold = bar && bar.y > viewport.height / 2 ? bar.y : viewport.height;
        expect(
          await bottomOf(page.getByRole('main').getByRole('article'), FIRST_RECIPES),
        ).toBeLessThanOrEqual(fold);

        await visit(page, `/recipes/${recipe?.id}`);
        const ingredients = page.getByRole('main').getByRole('listitem').filter({ hasText: '100 g' });
        expect(await bottomOf(ingredients, FIRST_INGREDIENTS)).toBeLessThanOrEqual(fold);
      },
      { viewport },
    );
  }
});
