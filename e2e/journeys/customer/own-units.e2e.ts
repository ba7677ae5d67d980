import { journey, journeys, visit } from '../../support/browser.ts';
import { fillIn, press, seeMessage } from '../../support/forms.ts';
import { beSignedIn } from '../../support/session.ts';
import { person } from '../../support/world.ts';

journeys('the units of a profile', () => {
  journey('are those of the pages of progress', async ({ page }) => {
    await beSignedIn(page, await person('customer'));
    await visit(page, '/customer/profile');
    await page.getByLabel('Units').selectOption({ label: 'US (lb, in)' });
    await page.getByLabel('Currency').selectOption({ label: 'US Dollar (USD)' });
    await press(page, 'Save changes');
    await seeMessage(page, 'Your profile has been successfully updated.');
    await visit(page, '/customer/progress');
    await fillIn(page, { Weight: '180' });
    await press(page, 'Add Measurement');
    await page.getByRole('row').filter({ hasText: '180 lb' }).waitFor();
    await visit(page, '/customer/progress?units=metric');
    await page.getByRole('row').filter({ hasText: '81.7 kg' }).waitFor();
  });
});
