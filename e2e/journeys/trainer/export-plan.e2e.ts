import { sentPlan } from '../../../backend/test/factories/sent-plan.ts';
import { journey, journeys, type Visit, visit } from '../../support/browser.ts';
import { follow, press } from '../../support/forms.ts';
import { beSignedIn } from '../../support/session.ts';
import { person, recipes } from '../../support/world.ts';

async function atExport({ page }: Visit): Promise<void> {
  const trainer = await person('trainer');
  const mealPlanData = sentPlan(await recipes([{ name: 'Porridge' }, { name: 'Soup' }, { name: 'Curry' }]));
  const { data } = await trainer.api.POST('/api/trainer/meal-plans', { body: { mealPlanData } });
  await beSignedIn(page, trainer);
  await visit(page, `/meal-plans/${data?.mealPlan.id}/export`);
}

journeys('exporting a plan', () => {
  journey('returns to the plan, however the page was opened', async (visitor) => {
    const { page } = visitor;
    await atExport(visitor);
    await follow(page, 'Back to the plan');
    await page.getByRole('link', { name: 'Assign to Customer' }).waitFor();
  });

  journey(
    'shows the server’s error or its status',
    async (visitor) => {
      const { page, expectComplaint } = visitor;
      await atExport(visitor);
      expectComplaint('503');
      expectComplaint('502');
      const answer = { status: 503, contentType: 'text/plain;charset=UTF-8', body: 'Too busy just now.' };
      await page.route('**/pdf', (route) => route.fulfill(answer));
      await press(page, 'Export PDF');
      const alert = page.getByRole('alert');
      await alert.getByText('Export Failed', { exact: true }).waitFor();
      await alert.getByText('Too busy just now.').waitFor();
      await page.route('**/pdf', (route) =>
        route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
      );
      await press(page, 'Export PDF');
      await alert.getByText('Export failed with status 502').waitFor();
    },
    { scriptsOnly: true },
  );
});
