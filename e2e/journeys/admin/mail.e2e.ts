import { expect } from '@jest/globals';
import { DESKTOP, journey, journeys, visit } from '../../support/browser.ts';
import { expectRefused, fillIn, follow, press, seeHeading, seeMessage } from '../../support/forms.ts';
import { looksGood } from '../../support/looks.ts';
import { beSignedIn } from '../../support/session.ts';
import { mailbox, newWord, type Person, person } from '../../support/world.ts';

async function draft({ api }: Person, subject: string): Promise<string> {
  const body = { kind: 'announcement', audience: 'trainers', subject, body: 'Hello.\n\nMore.' } as const;
  const { data } = await api.POST('/api/admin/broadcasts', { body });
  return `/admin/mail/messages/${data?.id}`;
}

journeys('the mail of an admin', () => {
  journey(
    'writes to many after a test and a confirmation that says to how many',
    async ({ page, scripts }) => {
      const [admin, reader] = [await person('admin'), await person('trainer')];
      await reader.api.PUT('/api/email-preferences', { body: { marketingEmails: true } });
      const subject = `Offer ${newWord()}`;
      await beSignedIn(page, admin);
      await visit(page, '/admin?tab=admin');
      await follow(page, 'Open Mail');
      await follow(page, 'Notices and announcements');
      await follow(page, 'Write a message');
      await expectRefused(page, 'Save draft', ['Please enter a subject', 'Please enter the message']);
      await page.getByRole('radio', { name: /^Announcement/ }).check();
      await page.getByLabel('Who gets it', { exact: true }).selectOption('Trainers');
      await fillIn(page, { Subject: subject, Message: 'It is autumn.\n\nCook a soup.' });
      await press(page, 'Save draft');
      await seeHeading(page, subject);
      await page.getByRole('region', { name: 'Preview' }).getByText('Cook a soup.').waitFor();
      await press(page, 'Send a test to yourself');
      await seeMessage(page, `A test is on its way to ${admin.email}.`);
      await mailbox.next(admin.email, new RegExp(`^Test: ${subject}$`));
      expect(await mailbox.to(reader.email)).toEqual([]);
      const otherTab = await page.context().newPage();
      await visit(otherTab, new URL(page.url()).pathname);
      await follow(page, 'Send');
      await page.getByText(/goes to \d+ (person|people) by email/).waitFor();
      await page.getByRole('button', { name: /^Send to \d+ (person|people)$/ }).click();
      await seeMessage(page, 'Your message is on its way.');
      await mailbox.next(reader.email, new RegExp(`^${subject}$`));
      if (scripts) await page.getByText('Sent', { exact: true }).waitFor();
      await fillIn(otherTab, { Message: 'It is winter.' });
      await press(otherTab, 'Save draft');
      await seeMessage(otherTab, 'This message is already on its way.');
    },
  );

  journey(
    'finds what was sent to an address',
    async ({ page }) => {
      const admin = await person('admin');
      const reader = await person('customer');
      await reader.api.POST('/api/password/forgot', { body: { email: reader.email } });
      await mailbox.next(reader.email, /Reset/);
      await beSignedIn(page, admin);
      await visit(page, '/admin/mail');
      await fillIn(page, { 'Address or subject': reader.email });
      await press(page, 'Search');
      await page.getByText(`“${reader.email}”`).waitFor();
      const rows = page.getByRole('table').getByRole('row');
      expect(await rows.count()).toBe(2);
      await page.getByRole('table').getByText('Reset your Mealwright password').waitFor();
      await visit(page, `/admin/mail?search=${newWord()}`);
      await page.getByText('No mail matches this search.').waitFor();
    },
    { viewport: DESKTOP },
  );

  journey('deletes a draft', async ({ page }) => {
    const admin = await person('admin');
    const path = await draft(admin, `Draft ${newWord()}`);
    await beSignedIn(page, admin);
    await visit(page, path);
    await follow(page, 'Delete draft');
    await press(page, 'Delete draft');
    await seeMessage(page, 'Draft deleted');
  });

  looksGood('an admin', {
    'the send log': async ({ page }) => {
      await beSignedIn(page, await person('admin'));
      await visit(page, '/admin/mail');
    },
    'notices and announcements': async ({ page }) => {
      const admin = await person('admin');
      await draft(admin, 'An announcement');
      await beSignedIn(page, admin);
      await visit(page, '/admin/mail/messages');
    },
    'a draft': async ({ page }) => {
      const admin = await person('admin');
      await beSignedIn(page, admin);
      await visit(page, await draft(admin, 'An announcement'));
    },
  });
});
