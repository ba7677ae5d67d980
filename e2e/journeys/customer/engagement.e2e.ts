import { expect } from '@jest/globals';
import { eventually } from '../../../backend/test/support/eventually.ts';
import { journey, journeys, type Visit, visit } from '../../support/browser.ts';
import { expectRefused, fillIn, follow, isFocused, press, seeMessage } from '../../support/forms.ts';
import { looksGood } from '../../support/looks.ts';
import { beSignedIn } from '../../support/session.ts';
import { coached, newWord, type Person, person, recipes } from '../../support/world.ts';

async function aRecipe(): Promise<{ id: string; name: string }> {
  const [recipe] = await recipes([{ name: `Curry ${newWord()}` }]);
  if (!recipe) throw new Error('There is no recipe');
  return recipe;
}

async function isKept({ api }: Person, recipeId: string): Promise<boolean | undefined> {
  const { data } = await api.GET('/api/favorites/check/{recipeId}', { params: { path: { recipeId } } });
  return data?.data.isFavorited;
}

journeys('favorites and ratings', () => {
  journey('a heart keeps a recipe with notes until it is pressed again', async ({ page }) => {
    const [customer, recipe] = [await person('customer'), await aRecipe()];
    await beSignedIn(page, customer);
    await visit(page, `/recipes?search=${recipe.name.split(' ')[1]}`);
    await press(page, `Favorite: ${recipe.name}`);
    await seeMessage(page, 'Added to favorites');
    expect(await isKept(customer, recipe.id)).toBe(true);

    await visit(page, '/favorites');
    await page.getByText(`Add notes for ${recipe.name}`).click();
    await fillIn(page, { 'Notes (optional)': 'Half the chili for Max' });
    await press(page, 'Save notes');
    await seeMessage(page, 'Notes saved');
    await page.getByText('Half the chili for Max').first().waitFor();
    expect(new URL(page.url()).hash).toBe(`#recipe-${recipe.id}`);
    await fillIn(page, { 'Search your favorites': 'nothingofthekind' });
    await press(page, 'Search');
    await page.getByText('No matching favorites').waitFor();
    await follow(page, 'Show all favorites');

    await press(page, `Favorite: ${recipe.name}`);
    await seeMessage(page, 'Removed from favorites');
    await page.getByText('No favorites yet').waitFor();
    expect(await isKept(customer, recipe.id)).toBe(false);
  });

  journey('notes that are too long show an error at their field', async ({ page }) => {
    const customer = await person('customer');
    for (const name of ['Dal', 'Curry']) {
      const [kept] = await recipes([{ name: `${name} ${newWord()}` }]);
      await customer.api.POST('/api/favorites', { body: { recipeId: kept?.id ?? '' } });
    }
    await beSignedIn(page, customer);
    await visit(page, '/favorites');
    await page.getByText('Add notes for Dal').click();
    const notes = page.getByRole('listitem').filter({ hasText: 'Add notes for Dal' }).getByRole('textbox');
    await notes.evaluate((field) => field.removeAttribute('maxlength'));
    await notes.fill('x'.repeat(501));
    await page.getByRole('button', { name: 'Save notes' }).last().click();
    await page.locator('[data-error-summary]').getByRole('link').click();
    await eventually(() => isFocused(notes));
  });

  journey('a card leads to the stars', async ({ page }) => {
    const recipe = await aRecipe();
    await beSignedIn(page, await person('customer'));
    await visit(page, `/recipes?search=${recipe.name.split(' ')[1]}`);
    await follow(page, `Rate ${recipe.name}`);
    await press(page, '5 stars');
    await seeMessage(page, 'Rating submitted');
    await visit(page, `/recipes?search=${recipe.name.split(' ')[1]}`);
    await page.getByRole('article').getByText('Rated 5.0 of 5 by 1 person').waitFor();
  });

  journey('stars rate a recipe, and the same star removes the rating', async ({ page }) => {
    const recipe = await aRecipe();
    await beSignedIn(page, await person('customer'));
    await visit(page, `/recipes/${recipe.id}`);
    await press(page, '4 stars');
    await seeMessage(page, 'Rating submitted');
    await page.getByText('Your rating: 4 of 5').waitFor();
    await page.getByText('Rated 4.0 of 5 by 1 person').waitFor();
    await press(page, '4 stars');
    await seeMessage(page, 'Your rating has been removed.');
    await page.getByText('No ratings yet.').waitFor();
  });

  journey('a review from before a recipe joined the library is counted but not shown', async ({ page }) => {
    const [trainer, customer] = [await person('trainer'), await person('customer')];
    await coached(trainer, customer);
    const [own] = await recipes([{ name: `Curry ${newWord()}`, owner: trainer, offered: true }]);
    const id = own?.id ?? '';
    await customer.api.POST('/api/favorites/rate', {
      body: { recipeId: id, rating: 2, reviewText: 'Between us' },
    });
    const { api } = await person('admin');
    await api.POST('/api/admin/recipes/bulk-approve', { body: { recipeIds: [id] } });
    await beSignedIn(page, await person('customer'));
    await visit(page, `/recipes/${id}`);
    await page.getByText('Rated 2.0 of 5 by 1 person').first().waitFor();
    await page.getByText('No reviews since this recipe joined the library.').waitFor();
    expect(await page.getByText('Between us').count()).toBe(0);
  });

  journey('a review is written, refused, changed and found helpful', async ({ page, another, scripts }) => {
    const recipe = await aRecipe();
    await beSignedIn(page, await person('customer', { name: 'Rita Review' }));
    await visit(page, `/recipes/${recipe.id}`);
    await page.getByText('Write a review').click();
    await fillIn(page, { 'Review (optional)': 'Good with more lime.' });
    await expectRefused(page, 'Submit review', ['Please choose from 1 to 5 stars']);
    expect(await page.getByLabel('Review (optional)').inputValue()).toBe('Good with more lime.');
    await page.getByLabel('Rating', { exact: true }).selectOption('5');
    await page.getByLabel('How hard was it to cook?').selectOption('2');
    await page.getByRole('radio', { name: 'Yes' }).check();
    await press(page, 'Submit review');
    await seeMessage(page, 'Rating submitted');
    await page.getByText('Would cook it again').waitFor();

    const reader = await another();
    await beSignedIn(reader, await person('trainer'));
    await visit(reader, `/recipes/${recipe.id}`);
    const review = reader.getByRole('article').filter({ hasText: 'Rita Review' });
    await review.getByText('Difficulty 2 of 5').waitFor();
    await review.getByRole('button', { name: /^Helpful/ }).click();
    await seeMessage(reader, 'Thank you for your vote.');
    if (!scripts) expect(new URL(reader.url()).hash).toBe('#reviews');
    await review.getByText('1 person found this helpful').waitFor();
    await follow(reader, 'Lowest first');
    await review.getByRole('button', { name: /^You found this helpful/ }).click();
    await seeMessage(reader, 'Your vote has been removed.');
  });

  journey(
    'a heart, a star, and a vote are reverted if the server refuses',
    async ({ page, expectComplaint }) => {
      const recipe = await aRecipe();
      const author = await person('customer');
      await author.api.POST('/api/favorites/rate', {
        body: { recipeId: recipe.id, rating: 4, reviewText: 'Fine.' },
      });
      await beSignedIn(page, await person('customer'));
      await visit(page, `/recipes/${recipe.id}`);
      const lost = await recipeGone(recipe.id, page);
      expectComplaint('ERR_FAILED');
      await press(page, 'Add to favorites');
      await page.getByRole('button', { name: 'Add to favorites', pressed: false }).waitFor();
      await page.getByText('Not saved').waitFor();
      await press(page, '3 stars');
      await page.getByText('Not saved').nth(1).waitFor();
      await page.getByText('You have not rated it').waitFor();
      const review = page.getByRole('article').filter({ hasText: 'Fine.' });
      await review.getByRole('button', { name: /^Helpful/ }).click();
      await review.getByText('Not saved').waitFor();
      await review.getByRole('button', { name: /^Helpful/, pressed: false }).waitFor();
      await lost.back();
    },
    { scriptsOnly: true },
  );

  looksGood('favorites', {
    'none yet': async ({ page }) => {
      await beSignedIn(page, await person('trainer'));
      await visit(page, '/favorites');
    },
    'one, with notes': async (visitor) => {
      await keepOne(visitor);
      await visit(visitor.page, '/favorites');
    },
    'a reviewed recipe': async ({ page }) => {
      const recipe = await aRecipe();
      const author = await person('customer', { name: 'A' });
      await author.api.POST('/api/favorites/rate', {
        body: {
          recipeId: recipe.id,
          rating: 3,
          reviewText: 'Fine.',
          cookingDifficulty: 1,
          wouldCookAgain: false,
        },
      });
      await visit(page, `/recipes/${recipe.id}`);
      await page.getByText('Write a review').click();
    },
  });
});

async function keepOne({ page }: Visit): Promise<void> {
  const customer = await person('customer');
  const { id } = await aRecipe();
  await customer.api.POST('/api/favorites', { body: { recipeId: id, notes: 'For Mondays' } });
  await beSignedIn(page, customer);
}

/** Lets every change of this recipe fail until `back` is called, as if the connection were lost. */
async function recipeGone(id: string, page: Visit['page']) {
  const pattern = `**/recipes/${id}/engagement.data`;
  await page.route(pattern, (route) => route.abort());
  return { back: () => page.unroute(pattern) };
}
