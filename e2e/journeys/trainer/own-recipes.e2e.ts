import { expect } from '@jest/globals';
import { journey, journeys, visit } from '../../support/browser.ts';
import {
  expectPath,
  expectRefused,
  fillIn,
  follow,
  press,
  seeHeading,
  seeMessage,
  typedIn,
} from '../../support/forms.ts';
import { looksGood } from '../../support/looks.ts';
import { beSignedIn } from '../../support/session.ts';
import { holdAnswers, holdScripts } from '../../support/slow-line.ts';
import { coached, newWord, person, recipes } from '../../support/world.ts';

const written = (name: string) => ({
  Name: name,
  Ingredients: '300 g chicken breast, sliced\n150 g rice\n2 tbsp olive oil\nsalt to taste',
  Instructions: 'Cook the rice.\nFry the chicken.',
});

journeys("a trainer's own recipes", () => {
  journey(
    'are written with computed numbers, and seen by their customers only',
    async ({ page, another }) => {
      const [trainer, customer] = [await person('trainer'), await person('customer')];
      await coached(trainer, customer);
      const name = `Bowl ${newWord()}`;
      await beSignedIn(page, trainer);
      await visit(page, '/trainer');
      await page.getByRole('link', { name: 'My Recipes' }).click();
      await page.getByRole('link', { name: 'Write your first recipe' }).click();
      await expectRefused(page, 'Save recipe', ['Please enter a name', 'Please choose at least one meal']);
      await fillIn(page, written(name));
      await page.getByRole('checkbox', { name: 'Dinner' }).check();
      await press(page, 'Save recipe');
      await seeMessage(page, 'Recipe Created');
      await seeHeading(page, name);
      await page.getByText('Computed from its ingredients').waitFor();
      await page.getByText('Your recipe', { exact: true }).waitFor();
      await page.getByText('No ratings yet.').waitFor();
      expect(await page.getByRole('button', { name: '5 stars' }).count()).toBe(0);
      expect(await page.getByText('Write a review').count()).toBe(0);

      const theirs = await another();
      await beSignedIn(theirs, customer);
      await visit(theirs, `/recipes?search=${name.split(' ')[1]}`);
      await theirs.getByText('From your trainer').waitFor();
      await theirs.getByRole('link', { name, exact: true }).click();
      await theirs.getByRole('button', { name: '5 stars' }).waitFor();
      await beSignedIn(theirs, await person('customer'));
      await visit(theirs, `/recipes?search=${name.split(' ')[1]}`);
      await theirs.getByText('No recipes found').first().waitFor();
    },
  );

  journey('say what is not understood, and accept entered numbers instead', async ({ page, scripts }) => {
    await beSignedIn(page, await person('trainer'));
    await visit(page, '/trainer/recipes/new');
    const name = `Odd ${newWord()}`;
    await fillIn(page, { ...written(name), Ingredients: '200 g chicken breast\n1 dragon heart' });
    await page.getByRole('checkbox', { name: 'Lunch' }).check();
    if (!scripts) await press(page, 'Check the ingredients');
    await page.getByText('No food in our table is called this').waitFor();
    await page.getByText('chicken breast 200 g').waitFor();
    await press(page, 'Save recipe');
    await page.locator('[data-error-summary]').getByText('Line 2').waitFor();
    expect(await typedIn(page, 'Name')).toBe(name);
    expect(await page.getByRole('checkbox', { name: 'Lunch' }).isChecked()).toBe(true);

    await page.getByText('Enter the numbers yourself', { exact: true }).click();
    await page.getByRole('checkbox', { name: 'Use these numbers instead of the computed ones' }).check();
    await fillIn(page, {
      'Energy per serving': '420',
      'Protein per serving': '38,5',
      'Carbs per serving': '20',
      'Fat per serving': '12',
    });
    await press(page, 'Save recipe');
    await seeHeading(page, name);
    await page.getByText('These numbers were entered by a person').waitFor();
    await page.getByText('Protein 39 g', { exact: true }).waitFor();
  });

  journey('are sides if the trainer says so, and lists show only sides or only dishes', async ({ page }) => {
    await beSignedIn(page, await person('trainer'));
    await visit(page, '/trainer/recipes/new');
    const word = newWord();
    await fillIn(page, {
      ...written(`Rice ${word}`),
      Ingredients: '50 g rice',
      Servings: '1',
      Resting: '90',
    });
    await page.getByRole('checkbox', { name: 'Dinner' }).check();
    await page.getByText('Serve it as a side', { exact: true }).click();
    await page.getByRole('checkbox', { name: 'This is a side' }).check();
    await page.getByLabel('Eaten in').selectOption('Half servings');
    await fillIn(page, { 'At most beside one meal': '2.25' });
    await expectRefused(page, 'Save recipe', ['Please choose what kind of side it is']);
    await page.getByLabel('Kind').selectOption('Rice, potatoes, or pasta');
    await expectRefused(page, 'Save recipe', ['Please enter a multiple of 0.5 from 0.5 to 6 servings']);
    await fillIn(page, { 'At most beside one meal': '2.5' });
    await press(page, 'Save recipe');
    await seeHeading(page, `Rice ${word}`);
    await page.getByText('Side', { exact: true }).waitFor();
    await page.getByText('up to 2.5 servings, in halves').waitFor();
    await page.getByText('2 h 5 min (15 min prep, 20 min cooking, 1 h 30 min resting)').waitFor();

    await visit(page, `/recipes?search=${word}&side=false`);
    await page.getByText('No recipes found').first().waitFor();
    await page.getByRole('link', { name: 'Remove filter: Dishes only' }).click();
    await page.getByRole('link', { name: `Rice ${word}`, exact: true }).waitFor();
  });

  journey('are edited, offered, taken back and deleted', async ({ page, scripts }) => {
    const trainer = await person('trainer');
    const name = `Pan ${newWord()}`;
    await recipes([
      {
        name,
        owner: trainer,
        ingredients: [{ name: 'chicken breast', amount: 200, unit: 'g' }],
        mealTypes: ['lunch'],
      },
    ]);
    await beSignedIn(page, trainer);
    await visit(page, '/trainer/recipes');
    await page.getByRole('link', { name: `Edit ${name}` }).click();
    expect(await typedIn(page, 'Ingredients')).toBe('200 g chicken breast');
    await fillIn(page, { Name: `${name} two` });
    await press(page, 'Save changes');
    await seeMessage(page, 'Recipe Updated');
    await seeHeading(page, `${name} two`);

    await visit(page, '/trainer/recipes');
    await press(page, `Offer to the library (${name} two)`);
    await seeMessage(page, 'Recipe Offered');
    await page.getByText('Offered for approval', { exact: true }).last().waitFor();
    await press(page, `Take the offer back (${name} two)`);
    await seeMessage(page, 'Offer Withdrawn');

    await page.getByRole('link', { name: 'Delete' }).click();
    const question = scripts ? page.getByRole('dialog') : page.getByRole('main');
    await question.getByText('This action cannot be undone.').waitFor();
    await question.getByRole('button', { name: 'Delete recipe' }).click();
    await seeMessage(page, 'Recipe Deleted');
    await page.getByText('No recipes of your own yet').waitFor();
  });

  journey(
    'say that they are saved while ingredients are still being read',
    async ({ page }) => {
      const trainer = await person('trainer');
      const name = `Pan ${newWord()}`;
      await recipes([{ name, owner: trainer }]);
      await beSignedIn(page, trainer);
      await visit(page, '/trainer/recipes');
      await page.getByRole('link', { name: `Edit ${name}` }).click();
      const reading = page.waitForRequest(/recipes\/nutrition/);
      const letReadingEnd = await holdAnswers(page, /recipes\/nutrition/);
      await fillIn(page, { Name: `${name} two` });
      await reading;
      const letScriptsThrough = await holdScripts(page);
      const saved = page.waitForResponse(/recipes\/[^/]+\.data/);
      await press(page, 'Save changes');
      await saved;
      const read = page.waitForResponse(/recipes\/nutrition/);
      letReadingEnd();
      await read;
      await letScriptsThrough();
      await seeMessage(page, 'Recipe Updated');
      await seeHeading(page, `${name} two`);
    },
    { scriptsOnly: true },
  );

  journey('return to the list with its filters', async ({ page, scripts }) => {
    const trainer = await person('trainer');
    const word = newWord();
    await recipes([
      { name: `Stew ${word}`, owner: trainer },
      { name: `Soup ${word}`, owner: trainer, offered: true },
    ]);
    await beSignedIn(page, trainer);
    const list = `/trainer/recipes?search=${word}`;
    await visit(page, list);
    await press(page, `Offer to the library (Stew ${word})`);
    await seeMessage(page, 'Recipe Offered');
    await expectPath(page, list);
    await page.getByRole('link', { name: 'Delete' }).first().click();
    const question = scripts ? page.getByRole('dialog') : page.getByRole('main');
    if (!scripts) {
      await follow(page, 'Cancel');
      await expectPath(page, list);
      await page.getByRole('link', { name: 'Delete' }).first().click();
    }
    await question.getByRole('button', { name: 'Delete recipe' }).click();
    await seeMessage(page, 'Recipe Deleted');
    await expectPath(page, list);
  });

  looksGood('own recipes', {
    'none yet': async ({ page }) => {
      await beSignedIn(page, await person('trainer'));
      await visit(page, '/trainer/recipes');
    },
    'a new one': ({ page }) => visit(page, '/trainer/recipes/new'),
    'a new side': async ({ page }) => {
      await visit(page, '/trainer/recipes/new');
      await page.getByText('Serve it as a side', { exact: true }).click();
    },
    'a new one, refused': async ({ page }) => {
      await visit(page, '/trainer/recipes/new');
      await expectRefused(page, 'Save recipe', ['Please enter a name']);
    },
    'one of them': async ({ page }) => {
      const trainer = await person('trainer');
      await recipes([{ owner: trainer, name: `Own ${'without-a-place-to-break'.repeat(4)}`, offered: true }]);
      await beSignedIn(page, trainer);
      await visit(page, '/trainer/recipes');
    },
  });
});
