import { expect, test } from '@jest/globals';
import { renderMail } from './render-mail.js';
import { MailAction, MailLayout, MailQuote, MailText } from './templates/mail-layout.js';
import { MailFigures } from './templates/mail-parts.js';

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

test('the text part keeps figures close together, and marks what a user wrote', async () => {
  const { text } = await renderMail(
    <MailLayout preview="A preview." heading="Your week" footer="The end.">
      <MailText>This is what you recorded.</MailText>
      <MailFigures
        figures={[
          { name: 'Weight', figure: '70 kg' },
          { name: 'Streak', figure: '3 days' },
        ]}
      />
      <div>Go on.</div>
      <MailQuote>{'Well done!\n\nToni'}</MailQuote>
    </MailLayout>,
  );
  expect(text).toContain(
    'This is what you recorded.\n\nWeight: 70 kg\nStreak: 3 days\n\nGo on.\n\n> Well done!\n> \n> Toni\n',
  );
});

test('the rules for the dark reach the browser as they were written', async () => {
  const { html } = await renderMail(mail);
  const [, sheet = ''] = /<style>([^<]*)<\/style>/.exec(html) ?? [];
  expect(sheet).toContain('.mail-body td');
  expect(sheet).not.toContain('&');
});
