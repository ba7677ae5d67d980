import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Problem } from './problem.mjs';
import { settingsFrom } from './settings.mjs';

test('the demo runs where neither a database nor production is asked for, and on this machine only', () => {
  const { demo, host, port } = settingsFrom({});
  assert.deepEqual({ demo, host, port }, { demo: true, host: '127.0.0.1', port: 3000 });
  assert.equal(settingsFrom({ DATABASE_URL: 'postgres://x' }).demo, false);
  assert.equal(settingsFrom({ APP_ENV: 'production' }).demo, false);
});

test('production listens everywhere, unless HOST says otherwise', () => {
  assert.equal(settingsFrom({ APP_ENV: 'production' }).host, '0.0.0.0');
  assert.equal(settingsFrom({ APP_ENV: 'production', HOST: '10.0.0.1' }).host, '10.0.0.1');
});

test('an empty setting is none', () => {
  const { port, databaseUrl, demo } = settingsFrom({ PORT: '', DATABASE_URL: '' });
  assert.deepEqual({ port, databaseUrl, demo }, { port: 3000, databaseUrl: undefined, demo: true });
});

test('what is no port is said to be none', () => {
  for (const PORT of ['http', '70000', '-1', '3000.5']) {
    assert.throws(() => settingsFrom({ PORT }), Problem);
  }
});
