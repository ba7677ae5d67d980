import { hold, readAssignedPlans } from '../../support/assigned-plan.ts';
import { DESKTOP, journey, journeys, visit } from '../../support/browser.ts';
import { seeHeading } from '../../support/forms.ts';
import { savedPlan } from '../../support/plans.ts';
import { beSignedIn } from '../../support/session.ts';
import { coached, newWord, person, recipes } from '../../support/world.ts';

journeys('a recipe that opens over a page', () => {
  journey(
    'says that it was deleted, and the draft stays below',
    async ({ page }) => {
      const trainer = await person('trainer');
      const { id } = await savedPlan(trainer, { planName: 'Lean week' });
      const { data } = await trainer.api.POST('/api/trainer/meal-plans/{id}/draft', {
        params: { path: { id } },
      });
      const draft = { id: data?.draftId ?? '' };
      await beSignedIn(page, trainer);
      await visit(page, `/meal-plans/drafts/${draft.id}`);
      await trainer.api.DELETE('/api/meal-plan/drafts/{id}', { params: { path: draft } });
      await page.getByRole('link', { name: 'Lentil soup' }).first().click();
      const shown = page.getByRole('dialog', { name: 'Recipe Details' });
      await shown.getByText('Recipe not found').waitFor();
      await page.locator('h1', { hasText: 'Lean week' }).waitFor({ state: 'attached' });
      // Closing the dialog loads the draft again, which has been deleted too.
      await page.keyboard.press('Escape');
      await shown.waitFor({ state: 'detached' });
    },
    { scriptsOnly: true },
  );

  journey(
    'says that it was deleted, and the customer’s dashboard stays',
    async ({ page }) => {
      const customer = await person('customer');
      const trainer = await person('trainer');
      await coached(trainer, customer);
      await hold(customer, trainer, { begins: -2 });
      await beSignedIn(page, customer);
      await visit(page, '/my-meal-plans');
      const [held] = await readAssignedPlans(customer);
      await customer.api.DELETE('/api/meal-plan/{id}', { params: { path: { id: held?.id ?? '' } } });
      await page.getByRole('link', { name: 'Onion soup' }).first().click();
      await page.getByRole('dialog', { name: 'Recipe Details' }).getByText('Recipe not found').waitFor();
      await page.keyboard.press('Escape');
      await seeHeading(page, 'My Fitness Dashboard');
    },
    // A phone opens the recipe as a page instead of a dialog.
    { scriptsOnly: true, viewport: DESKTOP },
  );

  journey(
    'shows a placeholder until it has loaded',
    async ({ page }) => {
      const word = newWord();
      await recipes([{ name: `Soup ${word}` }]);
      await beSignedIn(page, await person('customer'));
      await visit(page, `/recipes?search=${word}`);
      let letPass = () => {};
      const passes = new Promise<void>((resolve) => {
        letPass = resolve;
      });
      await page.route('**/recipes/*.data*', async (route) => {
        await passes;
        await route.continue();
      });
      await page.getByRole('link', { name: `Soup ${word}`, exact: true }).click();
      await page.locator('.opening').waitFor();
      letPass();
      await page.getByRole('dialog', { name: `Soup ${word}` }).waitFor();
      await page.locator('.opening').waitFor({ state: 'detached' });
    },
    { scriptsOnly: true },
  );
});
