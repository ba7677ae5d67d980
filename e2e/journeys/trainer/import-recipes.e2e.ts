import { expect } from '@jest/globals';
import { journey, journeys, type Visit, visit } from '../../support/browser.ts';
import {
  expectRefused,
  fillIn,
  follow,
  press,
  refusal,
  seeHeading,
  seeMessage,
  typedIn,
} from '../../support/forms.ts';
import { looksGood } from '../../support/looks.ts';
import { describedRecipe } from '../../support/recipe-site.ts';
import { beSignedIn } from '../../support/session.ts';
import { newWord, person, recipes } from '../../support/world.ts';

type Page = Visit['page'];

const choose = (page: Page, name: string, content: string | Buffer) =>
  page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });

const table = (...rows: string[]) => ['Name;Servings;Ingredients;Instructions', ...rows].join('\r\n');

/** Returns the description of the recipe that its page has for other programs. */
const description = async (page: Page) =>
  (await page.locator('main script[type="application/ld+json"]').textContent()) ?? '';

journeys("importing a trainer's own recipes", () => {
  journey('reads our own recipe page, and reports a duplicate the second time', async ({ page }) => {
    const [library] = await recipes([
      {
        name: `Broth ${newWord()}`,
        mealTypes: ['dinner'],
        ingredients: [
          { name: 'red lentils', amount: 200, unit: 'g' },
          { name: 'olive oil', amount: 1.5, unit: 'tbsp' },
        ],
      },
    ]);
    await beSignedIn(page, await person('trainer'));
    await visit(page, `/recipes/${library?.id}`);
    const text = await description(page);

    await visit(page, '/trainer/recipes');
    await follow(page, 'Import');
    await seeHeading(page, 'Import Recipes');
    await fillIn(page, { Text: text });
    await press(page, 'Import');
    await seeMessage(page, '1 recipe imported');
    await follow(page, library?.name ?? '');
    await seeHeading(page, library?.name ?? '');
    await page.getByText('Your recipe', { exact: true }).waitFor();
    await page.getByText('Computed from its ingredients').waitFor();

    await visit(page, '/trainer/recipes/import?by=text');
    await fillIn(page, { Text: text });
    await press(page, 'Import');
    await seeMessage(page, 'No recipe was imported');
    await page.getByText('There is already a recipe with this name and these ingredients').waitFor();
    await follow(page, 'Import more');
    await page.getByLabel('Text', { exact: true }).waitFor();
  });

  journey('saves clear recipes from notes, and lets the user correct the others first', async ({ page }) => {
    const name = `Lentils ${newWord()}`;
    const note = (title: string, line: string) =>
      `${title}\nServes 2\nPrep 10 min\nDinner\n\nIngredients\n- 200 g red lentils\n- 1 tbsp olive oil\n- ${line}\n\nMethod\n1. Boil it.`;
    await beSignedIn(page, await person('trainer'));
    await visit(page, '/trainer/recipes/import');
    await expectRefused(page, 'Import', ['There is nothing in it']);
    await fillIn(page, { Text: 'Call Anna' });
    await expectRefused(page, 'Import', ['We could not find a recipe in this text']);
    await fillIn(page, { Text: note(name, '1 (14.5 oz) can diced tomatoes') });
    await press(page, 'Import');
    await seeMessage(page, '1 recipe imported');

    await follow(page, 'Import more');
    await fillIn(page, { Text: note(`${name} II`, '1 tsp house spice') });
    await press(page, 'Import');
    await seeHeading(page, 'Check the Recipe');
    expect(await typedIn(page, 'Name')).toBe(`${name} II`);
    expect(await typedIn(page, 'Instructions')).toBe('Boil it.');
    await page.getByText('No food in our table is called this').first().waitFor();
    await press(page, 'Leave out of the numbers (1 tsp house spice)');
    await page.getByText('is left out of the numbers').waitFor();
    expect(await typedIn(page, 'Ingredients')).toContain('1 tsp house spice, not counted');
    await press(page, 'Save recipe');
    await seeHeading(page, `${name} II`);
    await page.getByText('Not counted: house spice.').waitFor();

    await visit(page, '/trainer/recipes/import');
    await fillIn(page, {
      Text: `${note(`${name} III`, 'salt')}\n---\n${note(`${name} IV`, '1 dragon heart')}`,
    });
    await press(page, 'Import');
    await seeMessage(page, '1 recipe imported');
    await press(page, `Check and save ${name} IV`);
    await seeHeading(page, 'New Recipe');
    expect(await typedIn(page, 'Name')).toBe(`${name} IV`);
  });

  journey('keeps valid rows of a file, and gives a reason for every other', async ({ page }) => {
    const name = `Crème ${newWord()}`;
    await beSignedIn(page, await person('trainer'));
    await visit(page, '/trainer/recipes/import?by=file');
    await expectRefused(page, 'Import', ['Please choose a file that is not empty']);
    await choose(page, 'large.csv', 'x'.repeat(1_000_001));
    await expectRefused(page, 'Import', ['Please choose a file of at most 1 MB']);
    await choose(page, '../../etc/soup.csv', 'one, two\n1, 2');
    await expectRefused(page, 'Import', ['Missing: name, servings, ingredients, instructions']);

    const content = table(
      `${name};2;"200 g red lentils\n1 onion, chopped";Boil | Eat`,
      'Mystery;2;1 dragon heart;Roast',
      ';2;1 egg;Boil',
    );
    await choose(page, 'soups.txt', Buffer.from(content, 'latin1'));
    await page.getByRole('checkbox', { name: 'Lunch' }).check();
    await press(page, 'Import');
    await seeMessage(page, '1 recipe imported');
    await page.getByText('No food in our table is called this').waitFor();
    await page.getByText('It has no name').waitFor();
    await follow(page, name);
    await seeHeading(page, name);
  });

  looksGood('importing', {
    'from a text': async ({ page }) => {
      await beSignedIn(page, await person('trainer'));
      await visit(page, '/trainer/recipes/import');
    },
    'from an address': ({ page }) => visit(page, '/trainer/recipes/import?by=address'),
    'from a text that leaves something open': async ({ page }) => {
      await visit(page, '/trainer/recipes/import');
      await fillIn(page, { Text: 'Soup\nIngredients\n1 dragon heart\nMethod\nBoil it.' });
      await press(page, 'Import');
      await seeHeading(page, 'Check the Recipe');
    },
    'from a file, refused': async ({ page }) => {
      await visit(page, '/trainer/recipes/import?by=file');
      await press(page, 'Import');
      expect(await refusal(page)).toContain('Please choose a file');
    },
    'what came of it': async ({ page }) => {
      await visit(page, '/trainer/recipes/import?by=text');
      const long = 'without-a-place-to-break'.repeat(4);
      const found = [
        describedRecipe({ name: long }),
        describedRecipe({ name: long, recipeIngredient: [`1 ${long}`] }),
      ];
      await fillIn(page, { Text: JSON.stringify(found) });
      await press(page, 'Import');
      await seeMessage(page, '1 recipe imported');
    },
  });
});
