import { readFile } from 'node:fs/promises';
import { expect } from '@jest/globals';
import { journey, journeys, visit } from '../../support/browser.ts';
import { follow, seeHeading } from '../../support/forms.ts';
import { beSignedIn } from '../../support/session.ts';
import { person } from '../../support/world.ts';

journeys('exports', () => {
  journey('are downloaded as JSON from the Admin tab', async ({ page, scripts }) => {
    const admin = await person('admin');
    await beSignedIn(page, admin);
    await visit(page, '/admin?tab=admin');
    await follow(page, 'Export JSON');
    if (scripts) await page.getByRole('dialog', { name: 'Export Data as JSON' }).waitFor();
    else await seeHeading(page, 'Export Data as JSON');
    const choices = scripts ? page.getByRole('dialog') : page.getByRole('main');
    const ofUsers = choices.getByRole('link', { name: 'Users', exact: true });
    const [file] = await Promise.all([page.waitForEvent('download'), ofUsers.click()]);
    expect(file.suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.json$/);
    const { format, users } = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(format).toBe(1);
    expect(users).toContainEqual(expect.objectContaining({ email: admin.email, role: 'admin' }));
    if (scripts) await page.getByText('Export successful').waitFor();
  });

  journey('say so where they fail', async ({ page, scripts, expectComplaint }) => {
    for (const usual of ['/admin/export/all.json', 'net::ERR_FAILED']) expectComplaint(usual);
    await beSignedIn(page, await person('admin'));
    await visit(page, '/admin/export');
    if (!scripts) return;
    await page.route('**/admin/export/all.json', (route) => route.abort());
    await follow(page, 'Export All');
    await page.getByRole('alert').getByText('Failed to export data. Please try again.').waitFor();
  });
});
