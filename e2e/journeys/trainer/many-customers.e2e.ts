import { expect } from '@jest/globals';
import { journey, journeys, type Visit, visit } from '../../support/browser.ts';
import { press, seeMessage } from '../../support/forms.ts';
import { looksGood } from '../../support/looks.ts';
import { readFollowedPlan, savedPlan } from '../../support/plans.ts';
import { beSignedIn } from '../../support/session.ts';
import { coached, newWord, type Person, people, person, recipes } from '../../support/world.ts';

/** Opens the form of a trainer who has more customers than a page shows, three of them with names. */
async function atAFormFor({ page }: Visit, what: 'plan' | 'recipe') {
  const trainer = await person('trainer');
  const word = newWord();
  const named = await Promise.all(
    ['Ann', 'Ben', 'Cleo'].map((name) =>
      person('customer', { name: `${name} ${word}`, email: `zz-${name}-${word}@example.org` }),
    ),
  );
  await coached(trainer, ...named);
  await coached(trainer, ...(await people(Array.from({ length: 60 }, () => ({})))));
  await beSignedIn(page, trainer);
  const [recipe] = await recipes([{ name: `Soup ${word}` }]);
  const plan = what === 'plan' ? await savedPlan(trainer, { planName: 'Lean week' }) : null;
  await visit(page, plan ? `/trainer/meal-plans/${plan.id}/assign` : `/recipes/${recipe?.id}/assign`);
  const [ann, ben, cleo] = named as [Person, Person, Person];
  return { trainer, ann, ben, cleo, recipeId: recipe?.id ?? '' };
}

async function find({ page, scripts }: Visit, { email }: Person): Promise<void> {
  const field = page.getByLabel('Search customers');
  if (!scripts) {
    await field.fill(email);
    await press(page, 'Search');
    await page.getByLabel(email).check();
    return;
  }
  await field.click();
  await page.getByRole('combobox', { name: 'Search customers' }).fill(email.slice(0, 12));
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByLabel(email).waitFor();
}

journeys('with more customers than a page shows', () => {
  journey('a plan is assigned to customers found by several searches', async (visitor) => {
    const { page } = visitor;
    const { ann, ben, cleo } = await atAFormFor(visitor, 'plan');
    const boxes = page.getByRole('checkbox');
    expect(await boxes.count()).toBe(50);
    const first = (await boxes.first().getAttribute('value')) ?? '';
    await boxes.first().check();
    await press(page, 'Next page');
    await page.getByText('Page 2 of 2').waitFor();
    for (const one of [ann, ben, cleo]) await find(visitor, one);
    await page.getByLabel(ben.email).uncheck();
    for (const box of [page.locator(`input[value="${first}"]`), page.getByLabel(ann.email)])
      expect(await box.isChecked()).toBe(true);
    await page.getByRole('button', { name: /^Assign/ }).click();
    await seeMessage(page, 'Meal plan assigned to 3 customers.');
    const held = [await readFollowedPlan(ann), await readFollowedPlan(ben), await readFollowedPlan(cleo)];
    expect(held).toEqual(['Lean week', undefined, 'Lean week']);
  });

  journey('errors and confirmations keep the selection', async (visitor) => {
    const { page } = visitor;
    const { ann } = await atAFormFor(visitor, 'plan');
    await find(visitor, ann);
    await page.getByLabel('Starts on').fill('2020-01-01');
    await page.getByRole('button', { name: /^Assign/ }).click();
    await page.getByText('Assignment Failed').waitFor();
    expect(await page.getByLabel(ann.email).isChecked()).toBe(true);
  });

  journey('a recipe is assigned to customers found by a search, and others keep it', async (visitor) => {
    const { page } = visitor;
    const { trainer, ann, ben, cleo, recipeId } = await atAFormFor(visitor, 'recipe');
    await trainer.api.POST('/api/admin/assign-recipe', { body: { recipeId, customerIds: [ann.id, ben.id] } });
    await visit(page, `/recipes/${recipeId}/assign`);
    await find(visitor, cleo);
    await find(visitor, ann);
    await page.getByLabel(ann.email).uncheck();
    await press(page, 'Update');
    await seeMessage(page, 'Recipe assigned to 1 customer and unassigned from 1 customer.');
    const holders = await Promise.all([ann, ben, cleo].map(({ api }) => api.GET('/api/customer/recipes')));
    expect(holders.map(({ data }) => data?.total)).toEqual([0, 1, 1]);
  });

  looksGood('a trainer with many customers', {
    'who is suggested, and who is ticked': async (visitor) => {
      const { ann, ben } = await atAFormFor(visitor, 'plan');
      await find(visitor, ann);
      await visitor.page.keyboard.type(ben.email.slice(0, 6));
      await visitor.page.getByRole('option').first().waitFor();
    },
    'a recipe': async (visitor) => {
      await atAFormFor(visitor, 'recipe');
    },
  });
});
