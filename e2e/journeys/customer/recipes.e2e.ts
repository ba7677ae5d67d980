import { expect } from '@jest/globals';
import { DESKTOP, journey, journeys, visit } from '../../support/browser.ts';
import { expectPath, fillIn, follow, press, seeHeading } from '../../support/forms.ts';
import { looksGood } from '../../support/looks.ts';
import { beSignedIn } from '../../support/session.ts';
import { newWord, person, recipes } from '../../support/world.ts';

const soup = {
  description: 'Warm and quick.',
  mealTypes: ['lunch'],
  dietaryTags: ['vegetarian', 'vegan', 'gluten-free'],
  kcal: 310,
  protein: 9.4,
  ingredients: [
    { name: 'red lentils', amount: 250, unit: 'g' },
    { name: 'cumin', amount: 1.5, unit: 'tsp' },
    { name: 'salt' },
  ],
  instructions: 'Rinse the lentils.\nCook them for 20 minutes.',
};

journeys('recipes', () => {
  journey(
    'are searched, filtered and paged',
    async ({ page, scripts }) => {
      const word = newWord();
      await recipes([
        ...Array.from({ length: 13 }, (_, at) => ({ name: `Stew ${word} ${at}`, kcal: 700 })),
        { ...soup, name: `Soup ${word}` },
      ]);
      await beSignedIn(page, await person('customer'));
      await visit(page, '/my-meal-plans');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Recipes' }).click();
      await seeHeading(page, 'Recipes');

      await fillIn(page, { 'Search recipes': word });
      await press(page, 'Search');
      await page.getByText('1–12 of 14 recipes').waitFor();
      await follow(page, 'Next page');
      await page.getByText('13–14 of 14 recipes').waitFor();
      expect(await page.getByRole('article').count()).toBe(2);

      await page.locator('summary', { hasText: 'Filters' }).click();
      await page.getByLabel('Meal type').selectOption('lunch');
      await page.getByLabel('Maximum calories').selectOption('500');
      if (!scripts) await press(page, 'Apply filters');
      await page.getByText('1–1 of 1 recipe', { exact: true }).waitFor();
      const { searchParams } = new URL(page.url());
      expect([...searchParams.entries()]).toEqual([
        ['search', word],
        ['mealType', 'lunch'],
        ['maxCalories', '500'],
      ]);
      const calories = page.getByRole('link', { name: 'Remove filter: Up to 500 kcal' });
      await calories.click();
      await calories.waitFor({ state: 'detached' });
      await page.getByRole('link', { name: 'Remove filter: Lunch' }).click();
      await page.getByText('1–12 of 14 recipes').waitFor();

      await follow(page, 'List');
      await page.waitForURL('**view=list*');
      await follow(page, `Remove filter: “${word}”`);
      await page.waitForURL((url) => !url.searchParams.has('search'));

      await fillIn(page, { 'Search recipes': `${word} nothingofthekind` });
      await press(page, 'Search');
      await page.getByText('Try adjusting your search filters.').waitFor();
    },
    { viewport: DESKTOP },
  );

  journey('say how a search was understood, and each part can be removed', async ({ page }) => {
    const word = newWord();
    await recipes([
      { ...soup, name: `Soup ${word}` },
      { ...soup, name: `Mushroom soup ${word}`, ingredients: [{ name: 'mushroom' }], kcal: 500 },
    ]);
    await beSignedIn(page, await person('customer'));
    await visit(page, '/recipes');
    await fillIn(page, { 'Search recipes': `${word} without mushrooms, under 400 kcal` });
    await press(page, 'Search');
    await page.getByText('1–1 of 1 recipe', { exact: true }).waitFor();
    await follow(page, 'Remove filter: Without mushrooms');
    await page.getByRole('link', { name: 'Remove filter: Without mushrooms' }).waitFor({ state: 'detached' });
    await follow(page, 'Remove filter: Up to 400 kcal');
    await page.getByText('1–2 of 2 recipes').waitFor();
  });

  journey(
    'are filtered by foods that are typed to be left out',
    async ({ page }) => {
      const word = newWord();
      await recipes([
        { ...soup, name: `Soup ${word}` },
        { ...soup, name: `Mushroom soup ${word}`, ingredients: [{ name: 'mushroom' }] },
      ]);
      await beSignedIn(page, await person('customer'));
      await visit(page, `/recipes?search=${word}`);
      await page.locator('summary', { hasText: 'Filters' }).click();
      const field = page.getByLabel('Leave out foods');
      await field.pressSequentially('mushrooms');
      // A half-typed word does not filter a list whose field suggests words.
      await field.press('Enter');
      await page.getByText('1–1 of 1 recipe', { exact: true }).waitFor();
      expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
      await follow(page, 'Remove filter: Without mushrooms');
      await page.getByText('1–2 of 2 recipes').waitFor();
      expect(await field.inputValue()).toBe('');
    },
    { scriptsOnly: true },
  );

  journey('open over the list, or on a page of their own', async ({ page, scripts }) => {
    const word = newWord();
    const [recipe] = await recipes([{ ...soup, name: `Soup ${word}` }]);
    await beSignedIn(page, await person('customer'));
    const list = `/recipes?search=${word}`;
    await visit(page, list);
    await follow(page, `Soup ${word}`);
    const shown = scripts ? page.getByRole('dialog') : page.getByRole('main');
    await shown.getByText('Cook them for 20 minutes.').waitFor();
    await expectPath(page, `/recipes/${recipe?.id}`);
    await shown.getByText('250 g').waitFor();
    await shown.getByText('1½ tsp').waitFor();

    if (scripts) {
      await page.keyboard.press('Escape');
      await page.waitForURL((url) => url.pathname === '/recipes');
      await page.getByText('1–1 of 1 recipe', { exact: true }).waitFor();
      await expectPath(page, list);
      await page.goForward();
      await shown.getByText('Cook them for 20 minutes.').waitFor();
    }
    await page.reload();
    await seeHeading(page, `Soup ${word}`);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  journey(
    'say if they have been deleted, and the list stays',
    async ({ page }) => {
      const word = newWord();
      const [gone] = await recipes([{ name: `Soup ${word}` }, { name: `Stew ${word}` }]);
      await beSignedIn(page, await person('customer'));
      await visit(page, `/recipes?search=${word}`);
      const { api } = await person('admin');
      await api.DELETE('/api/admin/recipes/{id}', { params: { path: { id: gone?.id ?? '' } } });
      await follow(page, `Soup ${word}`);
      const shown = page.getByRole('dialog', { name: 'Recipe Details' });
      await shown.getByText('Recipe not found').waitFor();
      await page.keyboard.press('Escape');
      await page.getByText('1–1 of 1 recipe', { exact: true }).waitFor();
      await page.getByRole('link', { name: `Stew ${word}`, exact: true }).waitFor();
    },
    { scriptsOnly: true },
  );

  journey('are scaled to any number of servings', async ({ page }) => {
    const [recipe] = await recipes([{ ...soup, name: `Soup ${newWord()}` }]);
    await beSignedIn(page, await person('customer'));
    await visit(page, `/recipes/${recipe?.id}`);
    await press(page, 'One more serving');
    await page.getByText('380 g').waitFor();
    await page.getByText('2¼ tsp').waitFor();
    await press(page, 'Reset');
    await page.getByText('250 g').waitFor();
    await press(page, 'One fewer serving');
    await page.getByText('130 g').waitFor();
    expect(await page.getByRole('button', { name: 'One fewer serving' }).isDisabled()).toBe(true);
  });

  journey('show markup in their texts as text', async ({ page }) => {
    const markup = `</script><img src=x onerror="document.title='owned'"><b>`;
    const [recipe] = await recipes([
      {
        name: `Bold ${newWord()} ${markup}`,
        description: markup,
        ingredients: [{ name: markup, amount: 1, unit: 'g' }],
        instructions: markup,
      },
    ]);
    await beSignedIn(page, await person('customer'));
    await visit(page, `/recipes/${recipe?.id}`);
    expect(await page.locator('main img[src=x], main b').count()).toBe(0);
    expect(await page.title()).toContain('Bold');
    const described = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(described ?? '')).toMatchObject({ '@type': 'Recipe', description: markup });
  });

  looksGood('recipes', {
    'the grid': async ({ page }) => {
      await recipes([{ ...soup, name: `Soup ${newWord()} ${'with-a-word-that-does-not-end'.repeat(3)}` }]);
      await beSignedIn(page, await person('customer'));
      await visit(page, '/recipes');
    },
    'the list': ({ page }) => visit(page, '/recipes?view=list&minProtein=10'),
    'nothing found': ({ page }) => visit(page, '/recipes?search=qqqqqq'),
    'one recipe over the list': async ({ page }) => {
      // The recipe is this view's own, because other journeys may delete theirs meanwhile.
      const word = newWord();
      await recipes([{ ...soup, name: `Soup ${word}` }]);
      await visit(page, `/recipes?search=${word}`);
      await page.getByRole('article').getByRole('link').first().click();
      await page.getByRole('dialog').getByRole('heading', { name: 'Ingredients' }).waitFor();
    },
    'one recipe': async ({ page }) => {
      const [recipe] = await recipes([{ ...soup, name: `Soup ${newWord()}` }]);
      await visit(page, `/recipes/${recipe?.id}`);
    },
  });
});
