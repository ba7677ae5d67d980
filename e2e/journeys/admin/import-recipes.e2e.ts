import { expect } from '@jest/globals';
import { journey, journeys, visit } from '../../support/browser.ts';
import {
  expectRefused,
  fillIn,
  follow,
  press,
  seeHeading,
  seeMessage,
  typedIn,
} from '../../support/forms.ts';
import { describedRecipe, pageAbout, withSite } from '../../support/recipe-site.ts';
import { beSignedIn } from '../../support/session.ts';
import { newWord, person } from '../../support/world.ts';

journeys("importing the library's recipes", () => {
  journey('adds a recipe from an address to the queue', async ({ page }) => {
    const name = `Soup ${newWord()}`;
    await beSignedIn(page, await person('admin'));
    await visit(page, '/admin');
    await follow(page, 'Import');
    await seeHeading(page, 'Import Recipes');
    await follow(page, 'Address');
    await page.getByLabel('Address', { exact: true }).waitFor();
    await expectRefused(page, 'Import', ['Please enter an address']);
    await fillIn(page, { Address: 'http://169.254.169.254/latest/meta-data/' });
    await expectRefused(page, 'Import', ['This address cannot be fetched: there is no public site there.']);
    expect(await typedIn(page, 'Address')).toBe('http://169.254.169.254/latest/meta-data/');

    const hostile = describedRecipe({
      name: `${name} <img src="x" onerror="alert(1)">`,
      description: '<b>Warm</b> & thick',
    });
    await withSite(pageAbout(hostile), async (url) => {
      await fillIn(page, { Address: `${url}/soup` });
      await press(page, 'Import');
      await seeMessage(page, '1 recipe imported');
    });
    await follow(page, name);
    await seeHeading(page, name);
    await page.getByText('Warm & thick').first().waitFor();

    await visit(page, '/admin/recipes/pending');
    await page.getByRole('link', { name }).first().waitFor();
  });
});
