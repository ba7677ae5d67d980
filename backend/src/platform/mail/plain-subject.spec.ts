import { expect, test } from '@jest/globals';
import { plainSubject } from './plain-subject.js';

test('a subject with an encoded word in it is shown as it was typed, but for a blank', async () => {
  const { createTransport } = await import('nodemailer');
  const subject = plainSubject('Plan: =?utf-8?B?4oCuZXZpbA==?= for you');
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
    ...{ from: 'a@example.org', to: 'b@example.org', text: 'x' },
    subject,
  });
  expect(String(message)).not.toContain('=?utf-8?B?');
  expect(subject).toMatch(/^Plan: = \?utf-8\?B\?4oCuZXZpbA/);
});
