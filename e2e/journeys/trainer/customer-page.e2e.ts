import { expect } from '@jest/globals';
import { hold, readAssignedPlans } from '../../support/assigned-plan.ts';
import { journey, journeys, type Visit, visit } from '../../support/browser.ts';
import { expectPath, follow, press, seeHeading, seeMessage } from '../../support/forms.ts';
import { aDraft, kitchen } from '../../support/kitchen.ts';
import { looksGood } from '../../support/looks.ts';
import { readFollowedPlan, savedPlan } from '../../support/plans.ts';
import { beSignedIn } from '../../support/session.ts';
import { coached, type Person, people, person } from '../../support/world.ts';

/** Creates a trainer with one customer who follows a plan. */
async function createCoaching() {
  const [trainer, nora] = [await person('trainer'), await person('customer', { name: 'Nora Öz' })];
  await coached(trainer, nora);
  await hold(nora, trainer, { planName: 'Soup week', begins: -2 });
  return { trainer, nora };
}

const give = async (trainer: Person, { id }: Person, planName: string) =>
  trainer.api.POST('/api/trainer/meal-plans/{id}/assign', {
    params: { path: { id: (await savedPlan(trainer, { planName })).id } },
    body: { customerId: id },
  });

journeys('the page of a customer', () => {
  journey('opens from the list, and shows who they are and which plan they have', async ({ page }) => {
    const { trainer, nora } = await createCoaching();
    await give(trainer, nora, 'Lean week');
    await beSignedIn(page, trainer);
    await visit(page, '/trainer/customers');
    await follow(page, 'Nora Öz');
    await seeHeading(page, 'Nora Öz');
    await expectPath(page, `/trainer/customers/${nora.id}`);
    await page.getByText(nora.email).waitFor();
    await page.getByText('Customer since').waitFor();
    await page.getByText('Day 3 of 7, until the next one starts').waitFor();
    await page
      .getByRole('region', { name: 'Current plan' })
      .getByRole('link', { name: 'Lean week' })
      .waitFor();
    await page.getByRole('link', { name: /^Meal Plans\W*2$/ }).click();
    await expectPath(page, `/trainer/customers/${nora.id}/plans`);
    const table = page.getByRole('table', { name: 'Meal plans' });
    await table.waitFor();
    const rows = table.getByRole('row');
    expect(await rows.count()).toBe(1 + 2);
    await rows.filter({ hasText: 'Soup week' }).getByText('Day 3 of 7, until the next one starts').waitFor();
    const next = rows.filter({ hasText: 'Lean week' });
    await next.getByText('Upcoming').waitFor();
    await next.getByRole('link', { name: 'Open Lean week' }).click();
    await seeHeading(page, 'Lean week');
  });

  journey('lets a trainer withdraw a plan, and stays open', async ({ page, scripts }) => {
    const { trainer, nora } = await createCoaching();
    await beSignedIn(page, trainer);
    await visit(page, `/trainer/customers/${nora.id}/plans`);
    await follow(page, 'Withdraw Soup week from Nora Öz');
    const question = scripts ? page.getByRole('dialog') : page.getByRole('main');
    await question.getByText('Withdraw this plan?').waitFor();
    await press(page, 'Withdraw plan');
    await seeMessage(page, 'Meal Plan Withdrawn');
    await expectPath(page, `/trainer/customers/${nora.id}/plans`);
    await page.getByText('No Meal Plans Yet').waitFor();
    expect(await readFollowedPlan(nora)).toBeUndefined();
  });

  journey('leads to a new plan for the customer', async ({ page }) => {
    const { trainer, nora } = await createCoaching();
    await beSignedIn(page, trainer);
    await visit(page, `/trainer/customers/${nora.id}`);
    await follow(page, 'Create New Meal Plan');
    await page.getByRole('heading', { name: 'Customer Context' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Nora Öz', exact: true }).click();
    await expectPath(page, `/trainer/customers/${nora.id}`);
  });

  journey('begins with where they stand, which the page for a new plan shows, too', async ({ page }) => {
    const { trainer, nora } = await createCoaching();
    for (const planName of ['Rice week', 'Bean week', 'Oat week']) await give(trainer, nora, planName);
    await nora.api.POST('/api/progress/measurements', {
      body: { measurementDate: '2026-11-20', weightKg: 81.5 },
    });
    for (const [goalName, targetValue] of [
      ['Lighter', 78],
      ['Heavier', 85],
    ] as const)
      await nora.api.POST('/api/progress/goals', {
        body: { goalName, metric: 'weight', startDate: '2026-11-20', targetValue, targetUnit: 'kg' },
      });
    await beSignedIn(page, trainer);
    await visit(page, `/trainer/customers/${nora.id}`);
    for (const text of ['81.5 kg', 'And 1 more']) await page.getByText(text).first().waitFor();
    const goals = page.locator('div').filter({ hasText: /^Active goals2$/ });
    await goals.first().waitFor();
    await follow(page, 'Create New Meal Plan');
    const context = page.getByRole('main');
    for (const text of ['Weight 81.5 kg (Nov 20, 2026)', 'Lighter', 'Day 3 of 7'])
      await context.getByText(text).first().waitFor();
  });

  journey('says if the account is closed, and offers no actions for it', async ({ page }) => {
    const trainer = await person('trainer');
    const [closed] = await people([{ name: 'Carl', disabled: true }]);
    await coached(trainer, closed);
    await beSignedIn(page, trainer);
    await visit(page, '/trainer/customers');
    const row = page.getByRole('row').filter({ hasText: 'Carl' });
    await row.getByText('Account closed').waitFor();
    expect(await row.getByRole('link', { name: 'Make one' }).count()).toBe(0);
    await follow(page, 'Carl');
    await page.getByText('Carl cannot sign in, and cannot be given new plans or recipes.').waitFor();
    await page.getByRole('link', { name: /^Meal Plans\W*0$/ }).click();
    await page.getByText('Their account is closed, so no plan can be assigned to them.').waitFor();
    expect(await page.getByRole('link', { name: 'Create New Meal Plan' }).count()).toBe(0);
  });

  journey('is not found for another trainer’s customer', async ({ page, expectComplaint }) => {
    const { nora } = await createCoaching();
    expectComplaint('404');
    await beSignedIn(page, await person('trainer'));
    await visit(page, `/trainer/customers/${nora.id}`);
    await seeHeading(page, 'Page Not Found');
  });

  journey('returns to the list after withdrawing a plan there', async ({ page }) => {
    const { trainer, nora } = await createCoaching();
    await beSignedIn(page, trainer);
    await visit(page, `/trainer/customers?search=${nora.email}`);
    await follow(page, 'Withdraw Soup week from Nora Öz');
    await press(page, 'Withdraw plan');
    await seeMessage(page, 'Meal Plan Withdrawn');
    await expectPath(page, `/trainer/customers?search=${nora.email}`);
    expect(await readAssignedPlans(nora)).toEqual([]);
  });

  journey('is where a plan that was made for them is assigned to, with one tap', async ({ page }) => {
    const { trainer, nora } = await createCoaching();
    await kitchen(trainer);
    const { draftId } = await aDraft(trainer, { customerId: nora.id });
    await beSignedIn(page, trainer);
    await visit(page, `/meal-plans/drafts/${draftId}`);
    await press(page, 'Assign to Nora');
    await seeMessage(page, 'Meal Plan Created & Assigned');
    await expectPath(page, `/trainer/customers/${nora.id}`);
    const plans = (await readAssignedPlans(nora)).map(({ planName }) => planName);
    expect(plans.sort()).toEqual(['Soup week', 'Steady week']);
  });

  journey('is not returned to before what breaks their profile was confirmed', async ({ page }) => {
    const { trainer, nora } = await createCoaching();
    await kitchen(trainer);
    const { draftId } = await aDraft(trainer, { customerId: nora.id });
    await nora.api.PUT('/api/profile', { body: { dietaryRestrictions: ['Vegan'] } });
    await beSignedIn(page, trainer);
    await visit(page, `/meal-plans/drafts/${draftId}`);
    await press(page, 'Assign to Nora');
    await page.getByText('This conflicts with Nora Öz’s dietary restrictions').waitFor();
    expect(await readAssignedPlans(nora)).toHaveLength(1);
    await page.getByLabel('Assign it all the same').check();
    await page.getByRole('button', { name: /^Assign( \(1\))?$/ }).click();
    await seeMessage(page, 'Meal Plan Created & Assigned');
    await expectPath(page, `/trainer/customers/${nora.id}`);
  });

  looksGood('a trainer', {
    'a customer with plans': async ({ page }: Visit) => {
      const { trainer, nora } = await createCoaching();
      await give(trainer, nora, 'A plan with a name that is longer than most that anyone would write');
      await beSignedIn(page, trainer);
      await visit(page, `/trainer/customers/${nora.id}`);
    },
    'a customer without plans, whose account is closed': async ({ page }: Visit) => {
      const trainer = await person('trainer');
      const [closed] = await people([{ disabled: true }]);
      await coached(trainer, closed);
      await beSignedIn(page, trainer);
      await visit(page, `/trainer/customers/${closed.id}`);
    },
  });
});
