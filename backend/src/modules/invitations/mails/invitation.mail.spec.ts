import { expect, test } from '@jest/globals';
import { renderMail } from '../../../platform/mail/render-mail.js';
import { invitationMail } from './invitation.mail.js';

const DATA = {
  name: 'Toni',
  trainer: 'Toni (toni@example.org)',
  message: 'See you on Monday',
  link: 'https://meals.example.org/register?invitation=abc-123',
  until: 'Sunday, March 8, 2026',
};

test('the invitation email has the link, the message, and the expiration in HTML and text', async () => {
  const { html, text } = await renderMail(invitationMail.body(DATA));
  expect(html).toContain(`href="${DATA.link}"`);
  expect(text).toContain(DATA.link);
  for (const body of [html, text]) {
    const words = body.replaceAll(/<!--.*?-->/g, '').replaceAll(/\s+/g, ' ');
    for (const part of [DATA.trainer, DATA.message, DATA.until]) expect(words).toContain(part);
  }
  expect(invitationMail.subject(DATA)).toBe('Toni invites you to Mealwright');
});

test('the invitation email keeps the lines of the message', async () => {
  const { html, text } = await renderMail(
    invitationMail.body({ ...DATA, message: 'Hi Ann\nsee you\r\nToni' }),
  );
  expect(html).toMatch(/Hi Ann<br\s*\/?>see you<br\s*\/?>Toni/);
  expect(text).toMatch(/> Hi Ann\n> see you\n> Toni\n/);
});

test('the invitation email has no empty quotation without a message', async () => {
  const { html } = await renderMail(invitationMail.body({ ...DATA, message: null }));
  expect(html).not.toContain('border-left');
});

test('the invitation email shows markup in a message as text', async () => {
  const markup = '<img src=x onerror=alert(1)><a href="https://evil.example">click</a>';
  const { html } = await renderMail(invitationMail.body({ ...DATA, trainer: markup, message: markup }));
  expect(html).not.toMatch(/<img|<a [^>]*evil/);
  expect(html).toContain('&lt;img src=x');
});
