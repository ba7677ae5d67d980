import { expect } from '@jest/globals';
import { journey, journeys, visit } from '../../support/browser.ts';
import { follow, press, seeMessage } from '../../support/forms.ts';
import { kitchen } from '../../support/kitchen.ts';
import { beSignedIn } from '../../support/session.ts';
import { person } from '../../support/world.ts';

journeys('plans of an admin', () => {
  journey('are made from the dashboard and assigned to any customer', async ({ page }) => {
    const [admin, ann] = [await person('admin'), await person('customer')];
    await kitchen(admin);
    await beSignedIn(page, admin);
    await visit(page, '/admin');
    await follow(page, 'Meal Plan Generator');
    await page.getByLabel('Describe the plan').fill('2 day maintenance plan, 2000 kcal');
    await press(page, 'Generate Plan Directly');
    await page.waitForURL(/\/meal-plans\/drafts\//);
    await follow(page, 'Assign');
    await page.getByLabel('Search customers').fill(ann.email);
    await press(page, 'Search');
    await page.getByLabel(ann.email).check();
    await page.getByRole('button', { name: /^Assign/ }).click();
    await seeMessage(page, 'Meal plan assigned to 1 customer.');
    const { data } = await ann.api.GET('/api/meal-plan/personalized');
    expect(data?.mealPlans).toHaveLength(1);

    await visit(page, '/meal-plan-generator');
    await follow(page, 'Saved Plans');
    await page.waitForURL('**/admin/meal-plans');
  });
});
