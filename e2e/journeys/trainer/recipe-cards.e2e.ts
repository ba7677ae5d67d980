import { expect } from '@jest/globals';
import type { NewRecipe } from '../../../backend/test/factories/recipes.ts';
import { sentPlan } from '../../../backend/test/factories/sent-plan.ts';
import { journey, journeys, type Visit, visit } from '../../support/browser.ts';
import { follow, press, seeHeading } from '../../support/forms.ts';
import { looksGood } from '../../support/looks.ts';
import { printedBy } from '../../support/printed.ts';
import { beSignedIn } from '../../support/session.ts';
import { type Person, person, recipes } from '../../support/world.ts';

const THREE = [{ name: 'Crème brûlée – “light”' }, { name: 'Lentil soup' }, { name: 'Curry' }];

/** Creates a draft of a trainer's plan in which these recipes are eaten on one day. */
async function createDraft(wishes: NewRecipe[], { api }: Person): Promise<string> {
  const mealPlanData = sentPlan(await recipes(wishes));
  const { data: saved } = await api.POST('/api/trainer/meal-plans', { body: { mealPlanData } });
  const path = { id: saved?.mealPlan.id ?? '' };
  const { data: draft } = await api.POST('/api/trainer/meal-plans/{id}/draft', { params: { path } });
  return draft?.draftId ?? '';
}

async function atCards({ page }: Visit, wishes: NewRecipe[]): Promise<void> {
  const trainer = await person('trainer');
  const id = await createDraft(wishes, trainer);
  await beSignedIn(page, trainer);
  await visit(page, `/meal-plans/${id}/cards`);
}

journeys('recipe cards', () => {
  journey('are made in the browser, or by the server where scripts are off', async ({ page, scripts }) => {
    const trainer = await person('trainer');
    const id = await createDraft(THREE, trainer);
    await beSignedIn(page, trainer);
    await visit(page, `/meal-plans/drafts/${id}`);
    await follow(page, 'Recipe cards');
    if (scripts) await page.getByRole('dialog', { name: 'Export Recipe Cards' }).waitFor();
    else await seeHeading(page, 'Export Recipe Cards');

    const medium = await printedBy(page, () => press(page, 'Export recipe cards'));
    expect(medium).toMatchObject({
      name: 'Lean week recipe cards.pdf',
      madeBy: scripts ? 'browser' : 'server',
      pages: 3,
    });
    expect(medium.words).toMatch(/Crème brûlée – “light”.*Lentil soup.*Curry/);
    expect(medium.words).toContain('Per serving');
    expect(medium.words).toContain('Instructions');

    await page.getByLabel('Small').check();
    await page.getByLabel('Include nutrition').uncheck();
    const small = await printedBy(page, () => press(page, 'Export recipe cards'));
    expect(small.pages).toBe(2);
    expect(small.words).not.toMatch(/Per serving|Instructions/);
  });

  journey(
    'come from the server where they have letters that readers have no fonts for',
    async (visitor) => {
      const { page } = visitor;
      await atCards(visitor, [{ name: 'Żurek' }, { name: 'Φάβα' }]);
      const { madeBy, words } = await printedBy(page, () => press(page, 'Export recipe cards'));
      expect(madeBy).toBe('server');
      expect(words).toMatch(/Żurek.*Φάβα/);
    },
    { scriptsOnly: true },
  );

  journey(
    'show the drawings of dishes without a photograph, and are made without those that cannot be loaded',
    async (visitor) => {
      const { page, expectComplaint } = visitor;
      await atCards(visitor, [{ name: 'Lentil soup' }]);
      const drawn = page.waitForResponse(/\/api\/drawings\/.*\.svg$/);
      const { bytes } = await printedBy(page, () => press(page, 'Export recipe cards'));
      expect((await drawn).status()).toBe(200);

      expectComplaint('ERR_FAILED');
      await visit(page, page.url());
      await page.route('**/api/drawings/**', (route) => route.abort());
      const plain = await printedBy(page, () => press(page, 'Export recipe cards'));
      expect(plain.words).toContain('Lentil soup');
      expect(plain.bytes).toBeLessThan(bytes);
    },
    { scriptsOnly: true },
  );

  journey(
    'shorten names and descriptions, and leave out whole lines',
    async (visitor) => {
      const { page } = visitor;
      await atCards(visitor, [
        {
          name: 'N '.repeat(61),
          description: 'd '.repeat(151),
          instructions: Array.from({ length: 120 }, (_, step) => `Do thing ${step + 1}.`).join('\n'),
        },
      ]);
      const { pages, words } = await printedBy(page, () => press(page, 'Export recipe cards'));
      expect(pages).toBe(1);
      expect(words.replaceAll(/[^Nd…]/g, '')).toContain(`${'N'.repeat(60)}…${'d'.repeat(150)}…`);
      expect(words).toContain('See the plan for the rest.');
      expect(words).not.toContain('Do thing 120.');
    },
    { scriptsOnly: true },
  );

  journey(
    'say what went wrong',
    async (visitor) => {
      const { page, expectComplaint } = visitor;
      await atCards(visitor, THREE);
      expectComplaint('ERR_FAILED');
      await page.route('**/cards-pdf.client-*', (route) => route.abort());
      await press(page, 'Export recipe cards');
      await page.getByRole('alert').getByText('Failed to export recipe cards.').waitFor();
      const nothing = { planName: 'Lean week', trainerName: null, recipes: [] };
      await page.route('**/cards/recipes', (route) => route.fulfill({ json: nothing }));
      await press(page, 'Export recipe cards');
      await page.getByRole('alert').getByText('No meal plan data available for export.').waitFor();
      await page.getByRole('alert').getByText('No Data', { exact: true }).waitFor();
      await page.route('**/cards/recipes', (route) => route.abort());
      await press(page, 'Export recipe cards');
      await page
        .getByRole('alert')
        .getByText('Failed to export meal plan to PDF. Please try again.')
        .waitFor();
    },
    { scriptsOnly: true },
  );

  looksGood('recipe cards', { 'the form': (visitor) => atCards(visitor, THREE) });
});
