import { expect } from '@jest/globals';
import { journey, journeys, type Visit, visit } from '../../support/browser.ts';
import { follow, press, seeMessage } from '../../support/forms.ts';
import { looksGood } from '../../support/looks.ts';
import { beSignedIn } from '../../support/session.ts';
import { coached, newWord, type Person, person, recipes } from '../../support/world.ts';

async function aRecipe() {
  const [recipe] = await recipes([{ name: `Wrap ${newWord()}` }]);
  if (!recipe) throw new Error('There is no recipe');
  return recipe;
}

async function assignedTo({ api }: Person): Promise<string[] | undefined> {
  const { data } = await api.GET('/api/customer/recipes');
  return data?.recipes.map(({ id }) => id);
}

const question = ({ page, scripts }: Visit) => page.getByRole(scripts ? 'dialog' : 'main');

journeys('assigning a recipe', () => {
  journey('a trainer assigns and unassigns from the list', async (visitor) => {
    const { page } = visitor;
    const [trainer, ann, ben] = [await person('trainer'), await person('customer'), await person('customer')];
    await coached(trainer, ann, ben);
    const recipe = await aRecipe();
    await beSignedIn(page, trainer);
    const list = `/recipes?search=${recipe.name.split(' ')[1]}`;
    await visit(page, list);
    await follow(page, `Assign: ${recipe.name}`);
    await question(visitor).getByLabel(ann.email).check();
    await press(page, 'Update');
    await seeMessage(page, 'Recipe Assigned');
    expect(await assignedTo(ann)).toEqual([recipe.id]);
    expect(await assignedTo(ben)).toEqual([]);

    await visit(page, list);
    await follow(page, `Assign: ${recipe.name}`);
    await question(visitor).getByText('Has this recipe').waitFor();
    expect(await page.getByLabel(ann.email).isChecked()).toBe(true);
    await page.getByLabel(ann.email).uncheck();
    await page.getByLabel(ben.email).check();
    await press(page, 'Update');
    await seeMessage(page, 'Recipe assigned to 1 customer and unassigned from 1 customer.');
    expect(await assignedTo(ann)).toEqual([]);
    expect(await assignedTo(ben)).toEqual([recipe.id]);
  });

  journey('what another trainer assigned to a customer of both stays', async (visitor) => {
    const { page } = visitor;
    const [trainer, other] = [await person('trainer'), await person('trainer', { name: 'Nora Holm' })];
    const [ann, ben] = [await person('customer'), await person('customer')];
    await coached(trainer, ann, ben);
    await coached(other, ann);
    const { id } = await aRecipe();
    await other.api.POST('/api/admin/assign-recipe', { body: { recipeId: id, customerIds: [ann.id] } });
    await beSignedIn(page, trainer);
    await visit(page, `/recipes/${id}/assign`);
    await page.getByText('Assigned by Nora Holm').waitFor();
    const fixed = page.getByLabel(ann.email);
    expect([await fixed.isChecked(), await fixed.isDisabled()]).toEqual([true, true]);
    await page.getByLabel(ben.email).check();
    await press(page, 'Update');
    await seeMessage(page, 'Recipe Assigned');
    expect([await assignedTo(ann), await assignedTo(ben)]).toEqual([[id], [id]]);
  });

  journey('a form without a change says so or cannot be sent', async (visitor) => {
    const { page, scripts } = visitor;
    const [trainer, ann] = [await person('trainer'), await person('customer')];
    await coached(trainer, ann);
    await beSignedIn(page, trainer);
    await visit(page, `/recipes/${(await aRecipe()).id}/assign`);
    if (scripts) {
      expect(await page.getByRole('button', { name: 'Update' }).isDisabled()).toBe(true);
      return;
    }
    await press(page, 'Update');
    await seeMessage(page, 'No Changes Made');
    await page.getByText('Please select or deselect customers to update assignments.').waitFor();
  });

  journey('an admin assigns to any customer that a search finds', async ({ page }) => {
    const [ann, ben] = [await person('customer'), await person('customer')];
    const recipe = await aRecipe();
    await beSignedIn(page, await person('admin'));
    for (const { email } of [ann, ben]) {
      await visit(page, `/recipes/${recipe.id}/assign?search=${encodeURIComponent(email)}`);
      await page.getByLabel(email).check();
      await press(page, 'Update');
      await seeMessage(page, 'Recipe Assigned');
    }
    expect([await assignedTo(ann), await assignedTo(ben)]).toEqual([[recipe.id], [recipe.id]]);
  });

  looksGood('assigning', {
    'nobody to assign to': async ({ page }) => {
      await beSignedIn(page, await person('trainer'));
      await visit(page, `/recipes/${(await aRecipe()).id}/assign`);
    },
    'two customers': async ({ page }) => {
      const trainer = await person('trainer');
      await coached(trainer, await person('customer', { name: 'Nora' }), await person('customer'));
      await beSignedIn(page, trainer);
      await visit(page, `/recipes/${(await aRecipe()).id}/assign`);
    },
  });
});
