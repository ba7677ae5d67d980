import { expect } from '@jest/globals';
import { journey, journeys, visit } from '../../support/browser.ts';
import { atADraft, pathOf, question, readMeals, swapFirst } from '../../support/draft-page.ts';
import { expectPath, follow, press, seeHeading, seeMessage } from '../../support/forms.ts';
import { aDraft } from '../../support/kitchen.ts';
import { coached, newAddress, person } from '../../support/world.ts';

journeys('a generated plan', () => {
  journey('is saved with notes and tags, changed, and saved again', async (visitor) => {
    const { page, scripts } = visitor;
    const { trainer, draft } = await atADraft(visitor, { cooking: 'fresh' });
    await follow(page, 'Save');
    await page.getByLabel('Notes').fill('For cold weeks');
    await page.getByLabel('Tags').fill('winter, lean');
    await press(page, 'Save to Library');
    await page.getByRole('status').getByText(/saved/i).waitFor();
    const { data } = await trainer.api.GET('/api/trainer/meal-plans');
    expect(data?.mealPlans).toMatchObject([
      { notes: 'For cold weeks', tags: ['winter', 'lean'], isTemplate: false },
    ]);
    const id = data?.mealPlans[0]?.id ?? '';
    await expectPath(page, `/trainer/meal-plans/${id}`);
    await page.getByText('For cold weeks').waitFor();
    if (scripts) {
      await page.goBack();
      await page.getByRole('link', { name: 'Recipe cards' }).waitFor();
      await expectPath(page, pathOf(draft));
    }

    const opened = await trainer.api.POST('/api/trainer/meal-plans/{id}/draft', { params: { path: { id } } });
    if (!opened.data) throw new Error('It cannot be changed');
    await visit(page, pathOf(opened.data));
    await swapFirst(visitor);
    await question(visitor)
      .getByRole('button', { name: /^Use this/ })
      .first()
      .click();
    await seeMessage(page, 'Meal swapped');
    await press(page, 'Save');
    await seeMessage(page, 'Changes saved');
    await expectPath(page, `/trainer/meal-plans/${id}`);
    const saved = await trainer.api.GET('/api/trainer/meal-plans/{id}', { params: { path: { id } } });
    const meals = saved.data?.mealPlanData.meals.map(({ servings, recipe }) => `${servings} ${recipe.name}`);
    expect(meals).toEqual(await readMeals(trainer, opened.data));
  });

  journey('is assigned after a warning about plans that it replaces', async (visitor) => {
    const { page, scripts } = visitor;
    const [ann, ben] = [await person('customer'), await person('customer')];
    const { trainer, draft } = await atADraft(visitor);
    await coached(trainer, ann, ben);
    const former = await aDraft(trainer, { planName: 'Former plan', days: 1 });
    await trainer.api.POST('/api/admin/assign-meal-plan', {
      body: { draftId: former.draftId, customerIds: [ann.id] },
    });
    await visit(page, pathOf(draft));
    await follow(page, 'Assign');
    const asked = question(visitor);
    await asked.getByText('has another plan: Former plan').waitFor();
    const button = asked.getByRole('button', { name: /^Assign/ });
    if (scripts) expect(await button.isDisabled()).toBe(true);
    else {
      await button.click();
      await page.getByText('Please select at least one customer to assign the meal plan.').waitFor();
      await page.getByText('No Customers Selected').waitFor();
    }
    await press(page, 'Select Available Only');
    expect(await page.getByLabel(ben.email).isChecked()).toBe(true);
    expect(await page.getByLabel(ann.email).isChecked()).toBe(false);
    await press(page, 'Select All');
    if (scripts) {
      await asked
        .getByText('1 of the selected customers already has a plan. It runs until the new one starts.')
        .waitFor();
    }
    await button.click();
    await seeMessage(page, 'Meal plan assigned to 2 customers; 1 plan was replaced.');
    for (const { api } of [ann, ben]) {
      const { data } = await api.GET('/api/meal-plan/personalized');
      const held = data?.mealPlans.filter(({ status }) => status !== 'past');
      expect(held).toMatchObject([{ planName: 'Steady week' }]);
    }
  });

  journey('offers a name without the client’s when it is assigned to someone else', async (visitor) => {
    const { page } = visitor;
    const jonas = await person('customer', { name: 'Jonas' });
    const { trainer, draft } = await atADraft(visitor, { planName: 'Plan for Sabine', clientName: 'Sabine' });
    await coached(trainer, jonas);
    await visit(page, `${pathOf(draft)}/assign`);
    await page.getByLabel(jonas.email).check();
    await page.getByRole('button', { name: /^Assign/ }).click();
    await page.getByText('This plan says “Sabine”').waitFor();
    expect(await page.getByLabel(jonas.email).isChecked()).toBe(true);
    await press(page, 'Use the name without it');
    await seeMessage(page, 'Meal plan assigned to 1 customer.');
    const { data } = await jonas.api.GET('/api/meal-plan/personalized');
    expect(data?.mealPlans).toMatchObject([{ planName: 'Plan', facts: { clientName: 'Jonas' } }]);
  });

  journey(
    'is assigned to a person who is invited at the same time, and handed over on accepting',
    async (visitor) => {
      const { page } = visitor;
      const { trainer, draft } = await atADraft(visitor);
      await follow(page, 'Assign');
      const asked = question(visitor);
      await asked.getByText('You have no customers yet.').waitFor();
      await press(page, 'Invite and Assign');
      await asked.getByText('Please enter a customer email address.').first().waitFor();
      await asked.getByLabel('Customer email').fill(newAddress('mia'));
      await press(page, 'Invite and Assign');
      await seeMessage(page, '1 invited customer gets the plan when they accept.');
      const { data } = await trainer.api.GET('/api/trainer/invited-plans');
      expect(data?.plans).toMatchObject([{ planName: 'Steady week' }]);
      await expectPath(page, pathOf(draft));
    },
  );

  journey('is found again among the drafts, and deleted', async (visitor) => {
    const { page } = visitor;
    await atADraft(visitor);
    await visit(page, '/meal-plan-generator');
    await page.getByRole('heading', { name: 'Your drafts (1)' }).waitFor();
    await follow(page, 'Steady week');
    await seeHeading(page, 'Steady week');
    await visit(page, '/meal-plan-generator');
    await follow(page, 'Delete the draft Steady week');
    await press(page, 'Delete draft');
    await seeMessage(page, 'Draft Deleted');
    expect(await page.getByRole('heading', { name: /^Your drafts/ }).count()).toBe(0);
  });

  journey('is handed out as a PDF and as a calendar', async (visitor) => {
    const { page } = visitor;
    const { draft } = await atADraft(visitor);
    await follow(page, 'PDF');
    await page.getByLabel('Letter').check();
    await page.getByLabel('Landscape').check();
    await page.getByLabel('Recipe photos').check();
    const [pdf] = await Promise.all([page.waitForEvent('download'), press(page, 'Export PDF')]);
    expect(pdf.suggestedFilename()).toMatch(/^Steady[- ]week\.pdf$/);
    await visit(page, pathOf(draft));
    const [calendar] = await Promise.all([
      page.waitForEvent('download'),
      follow(page, 'Calendar file (.ics)'),
    ]);
    expect(calendar.suggestedFilename()).toMatch(/^Steady[- ]week\.ics$/);
  });
});
