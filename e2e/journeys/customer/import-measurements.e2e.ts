import { expect } from '@jest/globals';
import { journey, journeys, visit } from '../../support/browser.ts';
import { expectPath, expectRefused, fillIn, press, seeHeading, seeMessage } from '../../support/forms.ts';
import { looksGood } from '../../support/looks.ts';
import { beSignedIn } from '../../support/session.ts';
import { person } from '../../support/world.ts';

const IMPORT = '/customer/progress/import';

const TABLE = 'Date,Weight,Mood\n05/11/2025,180.4,good\n06/11/2025,165,fine\n07/11/2025,heavy,bad';

journeys('importing measurements', () => {
  journey('asks what is unclear, shows what was read, and keeps it once', async ({ page }) => {
    await beSignedIn(page, await person('customer'));
    await visit(page, '/customer/progress');
    await page.getByRole('link', { name: 'Import a table' }).click();
    await seeHeading(page, 'Import Measurements');
    await expectRefused(page, 'Show what is in it', ['Please choose a file or paste a table']);
    await fillIn(page, { 'Or paste the table (optional)': TABLE });
    await press(page, 'Show what is in it');
    await page.getByText('2 new measurements were found').waitFor();
    await page.getByText('Line 4: “heavy” is no number for Weight').waitFor();
    await page.getByText('Nothing is read from: Mood.').waitFor();
    await expectRefused(page, 'Import 2 measurements', [
      'Please choose how the dates are written',
      'Please choose the units',
    ]);
    await page.getByLabel('Month, day, year').check();
    await page.getByLabel('lb and in').check();
    await press(page, 'Read it again');
    await page.getByText('Weight 180.4\u00a0lb').waitFor();
    await page.getByText('May 11, 2025').waitFor();
    await press(page, 'Import 2 measurements');
    await seeMessage(page, '2 measurements imported');
    await expectPath(page, '/customer/progress');
    await page.getByRole('row').filter({ hasText: 'May 11, 2025' }).getByText('180.4 lb').waitFor();

    await visit(page, IMPORT);
    const buffer = Buffer.from('Date;Weight (lb)\n2025-05-11;180,4\n');
    await page.getByLabel('File').setInputFiles({ name: 'weights.csv', mimeType: 'text/csv', buffer });
    await press(page, 'Show what is in it');
    await page.getByText('There is nothing new in this table').waitFor();
    await page.getByRole('heading', { name: 'Nothing to keep' }).waitFor();
    expect(await page.getByRole('button', { name: /^Import/ }).count()).toBe(0);
  });

  looksGood('import', {
    'what was read': async ({ page }) => {
      await beSignedIn(page, await person('customer'));
      await visit(page, IMPORT);
      const days = Array.from({ length: 9 }, (_, n) => `0${n + 1}/11/2025,${n === 4 ? 92 : 80},good`);
      await fillIn(page, {
        'Or paste the table (optional)': ['Date,Weight,Mood', ...days, 'soon,80,'].join('\n'),
      });
      await press(page, 'Show what is in it');
      await page.getByText('Far from the weight before it').first().waitFor();
    },
  });
});
