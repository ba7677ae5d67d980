import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { journey, journeys, type Visit, visit } from '../../support/browser.ts';
import { expectPath, fillIn, follow, press, seeHeading, seeMessage } from '../../support/forms.ts';
import { looksGood } from '../../support/looks.ts';
import { beSignedIn } from '../../support/session.ts';
import { newWord, type Person, person, recipes } from '../../support/world.ts';

const queue = '/admin/recipes/pending';

const question = ({ page, scripts }: Visit) => page.getByRole(scripts ? 'dialog' : 'main');

const isApproved = async ({ api }: Person, id: string | undefined) =>
  (await api.GET('/api/admin/recipes/{id}', { params: { path: { id: id ?? '' } } })).data?.isApproved;

/** Creates recipes at the end of the queue, in the order of the list. Recipes of other journeys come before them. */
async function lastInQueue(many: number) {
  const word = newWord();
  return recipes(
    Array.from({ length: many }, (_, at) => ({
      name: `Bake ${word} ${at}`,
      approved: false,
      createdAt: new Date(Date.UTC(2001, 0, 20 - at)),
    })),
  );
}

/** Opens the page of the queue with this recipe. The generated recipes of another journey may fill those before it. */
async function openQueueAt(page: Page, name = ''): Promise<void> {
  for (let number = 1; ; number++) {
    await visit(page, `${queue}?page=${number}`);
    if ((await page.getByRole('link', { name, exact: true }).count()) > 0) return;
    // A page after the last leads to the last.
    if (number > Number(new URL(page.url()).searchParams.get('page') ?? 1))
      throw new Error(`${name} is not in the queue`);
  }
}

async function offered(trainer: Person) {
  const [recipe] = await recipes([{ name: `Bowl ${newWord()}`, owner: trainer, offered: true }]);
  if (!recipe) throw new Error('There is no recipe');
  return recipe;
}

journeys('the review queue', () => {
  journey('is worked through to its end', async ({ page }) => {
    const admin = await person('admin');
    const [first, second, third] = await lastInQueue(3);
    await beSignedIn(page, admin);
    await visit(page, '/admin?tab=admin');
    await page.getByRole('link', { name: /^View Pending \(\d+\)$/ }).click();
    await seeHeading(page, 'Review Queue');
    await page.getByText(/^\d+ recipes pending approval$/).waitFor();
    await openQueueAt(page, first?.name);
    await follow(page, 'Refresh');
    await follow(page, first?.name ?? '');
    await seeHeading(page, first?.name ?? '');
    await page.getByText(/^\d+ of \d+ pending approval$/).waitFor();
    await press(page, 'Approve & next');
    await seeMessage(page, 'Recipe Approved');
    await seeHeading(page, second?.name ?? '');
    await follow(page, 'Skip');
    await seeHeading(page, third?.name ?? '');
    await press(page, 'Approve & next');
    await seeHeading(page, 'Review Queue');
    await openQueueAt(page, second?.name);
    expect(await page.getByRole('link', { name: third?.name }).count()).toBe(0);
    await press(page, `Approve ${second?.name}`);
    await seeMessage(page, 'Recipe Approved');
    await page.getByRole('link', { name: second?.name }).waitFor({ state: 'detached' });
    for (const recipe of [first, second, third]) expect(await isApproved(admin, recipe?.id)).toBe(true);
  });

  journey('is approved as a whole, but only what was counted', async (visitor) => {
    const { page } = visitor;
    const admin = await person('admin');
    const made = await lastInQueue(2);
    await beSignedIn(page, admin);
    await visit(page, queue);
    await page.getByRole('link', { name: /^Approve All \(\d+\)$/ }).click();
    await question(visitor)
      .getByText(/^Are you sure you want to approve \d+ recipes\?/)
      .waitFor();
    // Approves only this journey's recipes, because other journeys still need theirs.
    await page
      .locator('input[name=ids]')
      .evaluate((field, ids) => field.setAttribute('value', ids), made.map(({ id }) => id).join());
    await question(visitor)
      .getByRole('button', { name: /^Approve \d+ recipes$/ })
      .click();
    await seeMessage(page, 'All Recipes Approved');
    await seeMessage(page, '2 recipes are in the library now.');
    for (const { id } of made) expect(await isApproved(admin, id)).toBe(true);
  });

  journey('gives a recipe back to its trainer with a reason', async ({ page }) => {
    const [admin, trainer] = [await person('admin'), await person('trainer')];
    const recipe = await offered(trainer);
    await beSignedIn(page, admin);
    await visit(page, `/admin/recipes/${recipe.id}?queue=1`);
    await follow(page, 'Decline');
    await seeHeading(page, 'Decline Recipe');
    await page.getByText(`goes back to ${trainer.email}`).waitFor();
    await follow(page, 'Cancel');
    await seeHeading(page, recipe.name);
    await expectPath(page, `/admin/recipes/${recipe.id}?queue=1`);
    await follow(page, 'Decline');
    await fillIn(page, { 'Reason (optional)': 'How much salt?' });
    await press(page, 'Decline recipe');
    await seeMessage(page, 'Recipe Declined');
    const { data } = await trainer.api.GET('/api/trainer/recipes');
    expect(data?.recipes).toMatchObject([
      { id: recipe.id, state: 'private', declineReason: 'How much salt?' },
    ]);
  });

  journey('continues if the trainer has taken the offer back', async ({ page }) => {
    const [admin, trainer] = [await person('admin'), await person('trainer')];
    const recipe = await offered(trainer);
    await beSignedIn(page, admin);
    await visit(page, `/admin/recipes/${recipe.id}?queue=1`);
    await trainer.api.DELETE('/api/trainer/recipes/{id}/offer', { params: { path: { id: recipe.id } } });
    await press(page, 'Approve');
    await seeMessage(page, 'Failed to approve recipe');
    await seeMessage(page, 'It is no longer here');
    await seeHeading(page, 'Review Queue');
    await visit(page, `/admin/recipes/${recipe.id}`);
    await seeHeading(page, 'Page Not Found');
  });

  looksGood('reviewing', {
    queue: async ({ page }) => {
      await lastInQueue(2);
      await beSignedIn(page, await person('admin'));
      await visit(page, queue);
    },
    'approving all': ({ page }) => visit(page, `${queue}/approve-all`),
    'one of the queue': async ({ page }) => {
      const { id } = await offered(await person('trainer'));
      await visit(page, `/admin/recipes/${id}?queue=1`);
    },
    declining: async ({ page }) => {
      const { id } = await offered(await person('trainer'));
      await visit(page, `/admin/recipes/${id}/decline`);
    },
  });
});
