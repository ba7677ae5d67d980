import assert from 'node:assert/strict';
import { test } from 'node:test';
import { programEnvironment } from './environment.mjs';

const settings = { env: { APP_SECRET: 'secret' }, dataDir: '/data', demo: true, host: '127.0.0.1' };
const given = { databaseUrl: 'postgres://localhost/mealwright', port: 3000, apiPort: 3001 };

test('the programs share one pool of native memory, unless the user sets another number', () => {
  assert.equal(programEnvironment(settings, given).MALLOC_ARENA_MAX, '1');
  const env = { ...settings.env, MALLOC_ARENA_MAX: '4' };
  assert.equal(programEnvironment({ ...settings, env }, given).MALLOC_ARENA_MAX, '4');
});
