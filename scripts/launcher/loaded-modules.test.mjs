import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';

/** Lists what is loaded by importing a module, in a process of its own. */
const LIST_LOADED = `
  import { registerHooks } from 'node:module';
  const loaded = [];
  registerHooks({
    load(url, context, next) {
      loaded.push(url);
      return next(url, context);
    },
  });
  await import(process.argv[1]);
  console.log(JSON.stringify(loaded));
`;

test('the launcher loads nothing that only installing, building, or development needs, and no HTTP', () => {
  const launcher = new URL('launch.mjs', import.meta.url);
  const args = ['--input-type=module', '--eval', LIST_LOADED, launcher.href];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  assert.equal(stderr, '');
  const loaded = JSON.parse(stdout).map((url) => url.split('/').at(-1));
  assert.ok(loaded.includes('launch.mjs') && loaded.includes('node:net'));
  const unwanted = ['build.mjs', 'install.mjs', 'reloading.mjs', 'node:http'];
  assert.deepEqual(
    loaded.filter((name) => unwanted.includes(name)),
    [],
  );
});
