import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { SmtpServer } from '../../../test/support/smtp-server.js';
import { MailConfig } from './mail.config.js';
import { mailTransport } from './mail-transport.js';

const MAIL = {
  id: '0190f1c0-0000-7000-8000-000000000001',
  messageId: '<0190f1c0@meals.example.org>',
  from: 'Mealwright <no-reply@meals.example.org>',
  to: 'ann@example.org',
  subject: 'Grüße',
  html: '<p>Hello</p>',
  text: 'Hello',
};

const transportWith = (environment: Record<string, string>) =>
  mailTransport(new MailConfig(MailConfig.schema.parse(environment)));

describe('mail with an SMTP server', () => {
  let smtp: SmtpServer;

  beforeEach(async () => {
    smtp = await SmtpServer.start();
  });

  afterEach(() => smtp.stop());

  test('is sent once with both bodies under its message ID', async () => {
    await transportWith({ SMTP_URL: smtp.url }).deliver(MAIL);
    expect(smtp.received).toHaveLength(1);
    for (const part of [MAIL.messageId, MAIL.from, 'To: ann@example.org', 'text/plain', 'text/html']) {
      expect(smtp.received[0]).toContain(part);
    }
  });

  test('reports a refusal, and can be sent again', async () => {
    const transport = transportWith({ SMTP_URL: smtp.url });
    smtp.refusals = 1;
    await expect(transport.deliver(MAIL)).rejects.toThrow('451');
    await transport.deliver(MAIL);
    expect(smtp.received).toHaveLength(1);
  });
});

describe('mail without an SMTP server', () => {
  let dataDir: string;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'mealwright-mail-'));
  });

  afterEach(() => rm(dataDir, { recursive: true }));

  test('becomes one file, even if it is delivered several times', async () => {
    const transport = transportWith({ DATA_DIR: dataDir });
    await Promise.all([transport.deliver(MAIL), transport.deliver(MAIL)]);
    expect(await readdir(join(dataDir, 'outbox'))).toEqual([`${MAIL.id}.eml`]);
    const file = await readFile(join(dataDir, 'outbox', `${MAIL.id}.eml`), 'utf8');
    expect(file).toContain(`Message-ID: ${MAIL.messageId}`);
    expect(file).toContain('Subject: =?UTF-8?');
  });
});
