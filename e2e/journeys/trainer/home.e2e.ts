import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { hold, readAssignedPlans } from '../../support/assigned-plan.ts';
import { journey, journeys, visit } from '../../support/browser.ts';
import { follow, seeHeading } from '../../support/forms.ts';
import { aDraft, kitchen } from '../../support/kitchen.ts';
import { savedPlan } from '../../support/plans.ts';
import { beSignedIn } from '../../support/session.ts';
import { coached, invitation, newAddress, person } from '../../support/world.ts';

journeys('a trainer’s home', () => {
  journey('leads a new trainer through three steps, which vanish when they are done', async ({ page }) => {
    const trainer = await person('trainer', { name: 'Tess Hill' });
    await beSignedIn(page, trainer);
    await visit(page, '/trainer');
    await seeHeading(page, 'Welcome, Tess Hill');
    expect(await stepsToDo(page)).toEqual(['1. Invite a customer', '2. Make a plan', '3. Assign it']);
    await follow(page, '1. Invite a customer');
    await page.getByLabel('Customer email').waitFor();

    await invitation(trainer, newAddress('first'));
    await visit(page, '/trainer');
    expect(await stepsToDo(page)).toEqual(['2. Make a plan', '3. Assign it']);

    await kitchen(trainer);
    const { draftId } = await aDraft(trainer);
    await visit(page, '/trainer');
    expect(await stepsToDo(page)).toEqual(['3. Assign it']);
    await page.getByRole('region', { name: 'Your drafts (1)' }).getByRole('link').first().click();
    await page.waitForURL(`**/meal-plans/drafts/${draftId}`);

    const plan = await savedPlan(trainer, { planName: 'First week' });
    await visit(page, '/trainer');
    expect(await stepsToDo(page)).toEqual(['3. Assign it']);

    const customer = await person('customer');
    await coached(trainer, customer);
    await trainer.api.POST('/api/trainer/meal-plans/{id}/assign', {
      params: { path: { id: plan.id } },
      body: { customerId: customer.id },
    });
    await visit(page, '/trainer');
    expect(await page.getByRole('region', { name: 'Get started' }).count()).toBe(0);
  });

  journey('says who accepted, whose plan ends and who deleted theirs', async ({ page }) => {
    const [trainer, anna] = [await person('trainer'), await person('customer', { name: 'Anna Lind' })];
    const { token } = await invitation(trainer, anna.email);
    await anna.api.POST('/api/invitations/link', { body: { token } });
    await beSignedIn(page, trainer);
    await visit(page, '/trainer');
    const entry = page.getByRole('region', { name: 'Needs your attention' }).getByRole('listitem');
    await entry.filter({ hasText: 'Anna Lind' }).getByText('Accepted your invitation').waitFor();
    await follow(page, 'Make a plan for Anna Lind');
    await page.getByRole('region', { name: 'Customer Context' }).getByText('Anna Lind').waitFor();

    await hold(anna, trainer, { days: 9, begins: 0 });
    await visit(page, '/trainer');
    const news = page.getByRole('region', { name: 'New customers' }).getByRole('listitem');
    await news.filter({ hasText: 'Anna Lind' }).getByText('Accepted your invitation').waitFor();
    expect(await entry.count()).toBe(0);

    await hold(anna, trainer, { days: 2, begins: 0 });
    await visit(page, '/trainer');
    await entry.filter({ hasText: 'Anna Lind' }).getByText('Plan ends tomorrow').waitFor();

    const [plan] = await readAssignedPlans(anna);
    await anna.api.DELETE('/api/meal-plan/{id}', { params: { path: { id: plan?.id ?? '' } } });
    await visit(page, '/trainer');
    await entry.filter({ hasText: 'Anna Lind' }).getByText('Deleted their plan').waitFor();
    await visit(page, '/trainer/customers');
    await page.getByRole('link', { name: 'Need attention (1)' }).waitFor();

    await visit(page, '/trainer?search=soup');
    expect(await page.getByRole('region', { name: 'Needs your attention' }).count()).toBe(0);
  });
});

const stepsToDo = (page: Page): Promise<string[]> =>
  page.getByRole('region', { name: 'Get started' }).getByRole('link').allTextContents();
