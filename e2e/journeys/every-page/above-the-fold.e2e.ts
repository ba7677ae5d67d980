import { expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { hold, readAssignedPlans } from '../../support/assigned-plan.ts';
import { journey, journeys, visit } from '../../support/browser.ts';
import { aDraft, kitchen } from '../../support/kitchen.ts';
import { savedPlan } from '../../support/plans.ts';
import { beSignedIn } from '../../support/session.ts';
import { coached, newWord, person, recipes } from '../../support/world.ts';

const SIZES = [
  { name: 'a desktop', viewport: { width: 1280, height: 800 } },
  { name: 'a phone', viewport: { width: 390, height: 844 } },
];

const FIRST_RECIPES = 4;
const FIRST_INGREDIENTS = 5;

/** Returns the bottom edge of the last of the first items, in pixels from the top of the page. */
async function measureBottom(items: Locator, count: number): Promise<number> {
  const box = await items.nth(count - 1).boundingBox();
  return (box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0);
}

journeys('the main content is above the fold', () => {
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
        const fold = await measureFold(page);
        expect(
          await measureBottom(page.getByRole('main').getByRole('article'), FIRST_RECIPES),
        ).toBeLessThanOrEqual(fold);

        await visit(page, `/recipes/${recipe?.id}`);
        const ingredients = page.getByRole('main').getByRole('listitem').filter({ hasText: '100 g' });
        expect(await measureBottom(ingredients, FIRST_INGREDIENTS)).toBeLessThanOrEqual(fold);
      },
      { viewport },
    );

    journey(
      `on ${name}: the first meals of a draft, of a saved plan, and of the plan that one follows`,
      async ({ page }) => {
        const [trainer, customer] = [await person('trainer'), await person('customer')];
        await kitchen(trainer);
        const { draftId } = await aDraft(trainer);
        const { id } = await savedPlan(trainer, { planName: 'Lean week', tags: ['lean'], isTemplate: true });
        await coached(trainer, customer);
        await hold(customer, trainer);
        const [held] = await readAssignedPlans(customer);
        for (const [who, path] of [
          [trainer, `/meal-plans/drafts/${draftId}`],
          [trainer, `/trainer/meal-plans/${id}`],
          [customer, `/my-meal-plans/${held?.id}`],
        ] as const) {
          await beSignedIn(page, who);
          await visit(page, path);
          const day = page.getByRole('main').getByRole('region', { name: /^Day / }).first();
          expect(await measureBottom(day.getByRole('link'), 1)).toBeLessThanOrEqual(await measureFold(page));
        }
      },
      { viewport },
    );
  }
});

/**
 * Returns the bottom edge of what is visible without scrolling. On a phone, that is the upper edge of the sticky
 * bars.
 */
const measureFold = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { innerWidth, innerHeight } = window;
    for (let y = innerHeight / 2; y < innerHeight; y += 1) {
      let at = document.elementFromPoint(innerWidth / 2, y);
      for (; at; at = at.parentElement)
        if (
          ['fixed', 'sticky'].includes(getComputedStyle(at).position) &&
          at.getBoundingClientRect().top > innerHeight / 2
        )
          return y;
    }
    return innerHeight;
  });
