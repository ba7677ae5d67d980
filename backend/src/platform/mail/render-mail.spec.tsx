import { expect, test } from '@jest/globals';
import { renderMail } from './render-mail.js';
import { MailAction, MailLayout } from './templates/mail-layout.js';

const LINK = 'https://meals.example.org/plans';
const OFF = 'https://meals.example.org/unsubscribe?token=abc';

const mail = (
  <MailLayout preview="A preview." heading="ann@example.org deleted a plan" footer="Because you coach them.">
    <MailAction href={LINK}>See their plans</MailAction>
  </MailLayout>
);

test('the text part has everything once, with headings as they were written', async () => {
  const { text } = await renderMail(mail, { unsubscribeLink: OFF, settingsLink: `${LINK}/emails` });
  expect(text.replaceAll(/\s+/g, ' ')).toBe(
    `Mealwright ann@example.org deleted a plan See their plans ${LINK} ---------------------------------------- ` +
      `Because you coach them. Unsubscribe from these emails ${OFF} Choose which emails you get ${LINK}/emails`,
  );
});

test('the rules for the dark reach the browser as they were written', async () => {
  const { html } = await renderMail(mail);
  const [, sheet = ''] = /<style>([^<]*)<\/style>/.exec(html) ?? [];
  expect(sheet).toContain('.mail-body td');
  expect(sheet).not.toContain('&');
});
