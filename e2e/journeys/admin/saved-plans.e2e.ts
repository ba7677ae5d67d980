import { expect } from '@jest/globals';
import { journey, journeys, visit } from '../../support/browser.ts';
import { follow, press, seeHeading, seeMessage } from '../../support/forms.ts';
import { readFollowedPlan, savedPlan } from '../../support/plans.ts';
import { beSignedIn } from '../../support/session.ts';
import { person } from '../../support/world.ts';

journeys('an admin’s saved plans', () => {
  journey('have a library of their own, and go to any customer', async ({ page, scripts }) => {
    const admin = await person('admin');
    const ann = await person('customer');
    await savedPlan(admin, { planName: 'House plan' });
    await beSignedIn(page, admin);
    await visit(page, '/admin/meal-plans');
    await seeHeading(page, 'Saved Plans');
    await page.locator('summary', { hasText: 'Actions for House plan' }).click();
    await follow(page, 'Assign to Customer');
    await page.getByLabel('Search customers').fill(ann.email);
    // The list below the dialog has a search button too.
    await page.getByRole('button', { name: 'Search', exact: true }).last().click();
    await page.getByLabel(ann.email).check();
    await press(page, scripts ? 'Assign (1)' : 'Assign');
    await seeMessage(page, 'Meal plan assigned to 1 customer.');
    expect(await readFollowedPlan(ann)).toBe('House plan');
    expect(new URL(page.url()).pathname).toBe('/admin/meal-plans');
  });
});
