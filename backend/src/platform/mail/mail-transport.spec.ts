import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { SmtpServer } from '../../../test/support/smtp-server.js';
import { MailConfig } from './mail.config.js';
import { MailRefusedError, mailTransport } from './mail-transport.js';

const MAIL = {
  id: '0190f1c0-0000-7000-8000-000000000001',
  messageId: '<0190f1c0@meals.example.org>',
  from: 'Mealwright <no-reply@meals.example.org>',
  to: 'ann@example.org',
  subject: 'Grüße',
  html: '<p>Hello</p>',
  text: 'Hello',
};

const configOf = (environment: Record<string, string>) =>
  new MailConfig(MailConfig.schema.parse(environment));

const transportWith = (environment: Record<string, string>) => mailTransport(configOf(environment));

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
    const error = await transport.deliver(MAIL).catch((caught: unknown) => caught);
    expect(String(error)).toContain('451');
    expect(error).not.toBeInstanceOf(MailRefusedError);
    await transport.deliver(MAIL);
    expect(smtp.received).toHaveLength(1);
  });

  test('is refused for good where the server knows no such address', async () => {
    smtp.unknownAddress = MAIL.to;
    const delivery = transportWith({ SMTP_URL: smtp.url }).deliver(MAIL);
    await expect(delivery).rejects.toBeInstanceOf(MailRefusedError);
    await expect(delivery).rejects.toThrow('550 no such user');
  });

  test('does not wait longer than it should for a server that says nothing', async () => {
    smtp.isSilent = true;
    const transport = mailTransport(configOf({ SMTP_URL: smtp.url }), { greetingTimeout: 20 });
    await expect(transport.deliver(MAIL)).rejects.toThrow('Greeting never received');
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
