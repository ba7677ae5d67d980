import { expect } from '@jest/globals';
import { expectAccessible } from '../../support/axe.ts';
import { journey, journeys, visit } from '../../support/browser.ts';
import { fillIn, follow, press, seeHeading, seeMessage } from '../../support/forms.ts';
import { kitchen } from '../../support/kitchen.ts';
import { readFollowedPlan, savedPlan } from '../../support/plans.ts';
import { beSignedIn } from '../../support/session.ts';
import { coached, newWord, type Person, person, recipes } from '../../support/world.ts';

async function vegan(trainer: Person): Promise<Person> {
  const anna = await person('customer', { name: 'Anna Vega' });
  await coached(trainer, anna);
  await anna.api.PUT('/api/profile', {
    body: { dietaryRestrictions: ['Vegan', 'nothing raw'], allergies: ['fish'] },
  });
  return anna;
}

journeys('what a profile forbids', () => {
  journey('fills the form of the generator, and says so', async ({ page, scripts }) => {
    const trainer = await person('trainer');
    const anna = await vegan(trainer);
    await beSignedIn(page, trainer);
    await visit(page, `/meal-plan-generator?customer=${anna.id}`);
    await page.getByText('Vegan, nothing raw, allergic to fish').waitFor();
    await page.getByText('Manual Configuration').click();
    expect(await page.getByRole('checkbox', { name: 'Vegan', exact: true }).isChecked()).toBe(true);
    expect(await page.getByRole('checkbox', { name: 'Fish', exact: true }).isChecked()).toBe(true);
    expect(await page.getByText('from Anna Vega’s profile').count()).toBe(2);
    if (scripts) await expectAccessible(page, 'generator for a profile');
  });

  journey('binds plans for someone who is named in words, or chosen in the form', async ({ page }) => {
    const [trainer, anna] = [await person('trainer'), await person('customer', { name: 'Anna Vega' })];
    await coached(trainer, anna);
    await anna.api.PUT('/api/profile', {
      body: { dietaryRestrictions: ['nothing raw'], allergies: ['fish'] },
    });
    await kitchen(trainer);
    await beSignedIn(page, trainer);
    const fish = page.locator('[name=excludedAllergens][value=fish]');
    await visit(page, '/meal-plan-generator');
    await fillIn(page, { 'Describe the plan': '1-day plan for Anna Vega, 2000 kcal, maintenance' });
    await press(page, 'Read My Text');
    await page.getByText('Their profile says: nothing raw, allergic to fish').waitFor();
    expect(await fish.isChecked()).toBe(true);
    expect(await page.getByText('from Anna Vega’s profile').count()).toBe(1);

    await visit(page, '/meal-plan-generator');
    await page.getByText('Manual Configuration').click();
    await fillIn(page, { 'Plan name': 'Lean day', Days: '1' });
    await page.getByLabel('Fitness goal').selectOption('Maintenance');
    await page.getByLabel('For customer').selectOption(anna.id);
    // No plan has so much fiber, so the form comes back.
    await page.getByText('Daily macro targets').click();
    await fillIn(page, { 'Min daily fiber (optional)': '100' });
    await press(page, 'Generate Plan');
    await page.getByText('from Anna Vega’s profile').waitFor();
    expect(await fish.isChecked()).toBe(true);
    await fish.uncheck();
    await fillIn(page, { 'Min daily fiber (optional)': '' });
    await press(page, 'Generate Plan');
    await seeHeading(page, 'Lean day');
    await page.getByText('Not checked, but in their profile: “nothing raw”').waitFor();
    await follow(page, 'Change the request');
    await page.getByText('Their profile says: nothing raw, allergic to fish').waitFor();
    expect(await fish.isChecked()).toBe(false);
  });

  journey('is asked about before a recipe is assigned', async ({ page }) => {
    const trainer = await person('trainer');
    const anna = await vegan(trainer);
    const [recipe] = await recipes([{ name: `Omelet ${newWord()}` }]);
    await beSignedIn(page, trainer);
    await visit(page, `/recipes/${recipe?.id}/assign`);
    await page.getByLabel(anna.email).check();
    await press(page, 'Update');
    await page.getByText('This conflicts with Anna Vega’s dietary restrictions').waitFor();
    expect(await page.getByLabel(anna.email).isChecked()).toBe(true);
    await page.getByLabel('Assign it all the same').check();
    await press(page, 'Update');
    await seeMessage(page, 'Recipe Assigned');
    const { data } = await anna.api.GET('/api/customer/recipes');
    expect(data?.recipes.map(({ id }) => id)).toEqual([recipe?.id]);
  });

  journey('is asked about before a plan is assigned, and marked at each meal', async ({ page, scripts }) => {
    const trainer = await person('trainer');
    const anna = await vegan(trainer);
    const { id } = await savedPlan(trainer, { planName: 'Lean week' });
    await beSignedIn(page, trainer);
    await visit(page, `/trainer/meal-plans/${id}/assign?customerId=${anna.id}&page=1`);
    await page.getByRole('button', { name: /^Assign/ }).click();
    await page.getByText('This conflicts with Anna Vega’s dietary restrictions').waitFor();
    if (scripts) await expectAccessible(page, 'plan that breaks a profile');
    expect(await readFollowedPlan(anna)).toBeUndefined();
    await page.getByLabel('Assign it all the same').check();
    await page.getByRole('button', { name: /^Assign/ }).click();
    await seeMessage(page, 'assigned');
    await visit(page, `/trainer/customers/${anna.id}`);
    await page.getByText('“Lean week” conflicts with their profile').waitFor();
    await page
      .getByText(/of day 1: The profile says “Vegan”/)
      .first()
      .waitFor();
    const diet = page.getByRole('region', { name: 'Diet and allergies' });
    for (const text of ['Vegan', 'nothing raw', 'Fish']) await diet.getByText(text).waitFor();
    if (scripts) await expectAccessible(page, 'customer whose plan breaks their profile');
    await beSignedIn(page, anna);
    await visit(page, '/my-meal-plans');
    await page.getByRole('link', { name: 'Lean week' }).first().click();
    await page
      .getByText(/Your profile says “Vegan”, and this/)
      .first()
      .waitFor();
    if (scripts) await expectAccessible(page, 'plan with marked meals');
  });
});
