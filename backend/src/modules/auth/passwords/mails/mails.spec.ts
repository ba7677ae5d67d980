import { expect, test } from '@jest/globals';
import { renderMail } from '../../../../platform/mail/render-mail.js';
import { passwordChangedMail } from './password-changed.mail.js';
import { passwordResetMail } from './password-reset.mail.js';

test('the reset email contains its link in HTML and text, and says how long it works', async () => {
  const link = 'https://meals.example.org/reset-password/abc-123';
  const { html, text } = await renderMail(passwordResetMail.body({ link }));
  expect(html).toContain(`href="${link}"`);
  expect(text).toContain(link);
  for (const body of [html, text]) expect(body).toMatch(/works once\s+and\s+expires\s+in\s+an\s+hour/);
  expect(passwordResetMail.subject({ link })).toBe('Reset your Mealwright password');
});

test('the email about a changed password says when, and what to do if it was someone else', async () => {
  const data = {
    at: 'March 1, 2026 at 9:00:00 AM GMT+1',
    forgotLink: 'https://meals.example.org/forgot-password',
  };
  const { html, text } = await renderMail(passwordChangedMail.body(data));
  expect(html).toContain(`href="${data.forgotLink}"`);
  expect(text).toContain(data.forgotLink);
  for (const body of [html, text]) expect(body.replaceAll(/<!--.*?-->|\s+/g, ' ')).toContain(data.at);
});
