import { withAnswers } from '../../support/answers.ts';
import { journey, journeys, visit } from '../../support/browser.ts';
import { expectPath, expectRefused, press, seeMessage } from '../../support/forms.ts';
import { beSignedIn } from '../../support/session.ts';
import { person } from '../../support/world.ts';

const LAST = 'This is the last admin who can sign in. Please make someone else an admin first.';

/**
 * The answer of the API to the last admin. Journeys cannot get it for real, because other admins exist while
 * they run.
 */
const lastAdmin = () =>
  Response.json(
    { statusCode: 409, code: 'last_admin', message: LAST, error: LAST, requestId: 'a-request-of-a-journey' },
    { status: 409 },
  );

journeys('the account of an admin', () => {
  journey('is deleted as long as another admin stays', async ({ page }) => {
    const [admin] = [await person('admin'), await person('admin')];
    await beSignedIn(page, admin);
    await withAnswers(page, { 'POST /api/own-data/deletion': lastAdmin }, async (url) => {
      await visit(page, `${url}/settings/data/delete`);
      await page.getByText('Recipes of the library stay, and so do the accounts of others.').waitFor();
      await expectRefused(page, 'Delete account', [LAST]);
    });
    await visit(page, '/settings/data/delete');
    await press(page, 'Delete account');
    await seeMessage(page, 'Your account is locked and will be deleted in 7 days.');
    await expectPath(page, '/login');
    await visit(page, '/admin');
    await page.waitForURL('**/login?*');
  });
});
