import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseEnvFile, readEnvFile } from './env-file.mjs';

test('values stand bare or in quotes, comments behind them do not count', () => {
  const text = `
    # a comment
    PORT=3001
    APP_URL=https://meals.example.com    # as people type it
    MAIL_FROM="Mealwright <no-reply@example.com>"   # quoted
    export LOG_LEVEL='debug'
    APP_SECRET=
    EMPTY=    # nothing
    DATABASE_URL=postgres://me:p#ss@host/name?a=b
    not a setting
    #GOOGLE_CLIENT_ID=off
  `;
  assert.deepEqual(parseEnvFile(text), {
    PORT: '3001',
    APP_URL: 'https://meals.example.com',
    MAIL_FROM: 'Mealwright <no-reply@example.com>',
    LOG_LEVEL: 'debug',
    APP_SECRET: '',
    EMPTY: '',
    DATABASE_URL: 'postgres://me:p#ss@host/name?a=b',
  });
});

test('the file is optional', () => {
  assert.deepEqual(readEnvFile('/nowhere/.env'), {});
});
