import { withAnswers } from '../../support/answers.ts';
import { journey, journeys, visit } from '../../support/browser.ts';
import { seeHeading } from '../../support/forms.ts';
import { beSignedIn } from '../../support/session.ts';
import { person } from '../../support/world.ts';

const broken = async () =>
  Response.json({ statusCode: 500, code: 'unexpected', message: 'Something broke' }, { status: 500 });

journeys('the customers of a trainer', () => {
  journey('that cannot be read say so, and what else is on the page stays', async ({ page }) => {
    await beSignedIn(page, await person('trainer'));
    await withAnswers(page, { 'GET /api/trainer/customers': broken }, async (url) => {
      await visit(page, `${url}/trainer/customers`);
      await seeHeading(page, 'Customers');
      await page.getByText('Failed to load customers').waitFor();
      await page.getByText('Failed to fetch customers').waitFor();
      await page.getByRole('link', { name: 'Retry' }).waitFor();
      await page.getByRole('button', { name: 'Send invitation' }).waitFor();
    });
  });
});
