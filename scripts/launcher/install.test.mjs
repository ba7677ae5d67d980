import assert from 'node:assert/strict';
import { test } from 'node:test';
import { covers, explainNpm } from './install.mjs';

const machine = { platform: 'linux', arch: 'x64' };
const installed = { 'node_modules/a': { version: '1.0.0' } };

test('what is installed has to be what the lock file names', () => {
  assert.equal(covers(installed, { '': {}, 'node_modules/a': { version: '1.0.0' } }, machine), true);
  assert.equal(covers(installed, { 'node_modules/a': { version: '1.0.1' } }, machine), false);
  assert.equal(covers(installed, { 'node_modules/b': { version: '1.0.0' } }, machine), false);
});

test('an optional package is missed on the machine that it is for only', () => {
  const wanted = (os, cpu, libc) => ({
    'node_modules/b': { version: '1.0.0', optional: true, os, cpu, libc },
  });
  assert.equal(covers(installed, wanted(['linux'], ['x64']), machine), false);
  assert.equal(covers(installed, wanted(['linux'], ['arm64']), machine), true);
  assert.equal(covers(installed, wanted(['linux'], ['x64'], ['musl']), machine), true);
  assert.equal(covers(installed, wanted(), machine), true);
});

test("npm's failures become one sentence", () => {
  assert.match(explainNpm('npm error code ENOSPC'), /disk is full/);
  assert.match(explainNpm('npm error code EACCES\nnpm error syscall mkdir'), /may not be written to/);
  assert.match(explainNpm('npm error code ENOTFOUND\nnpm error network'), /registry cannot be reached/);
  assert.match(explainNpm('npm error code EINTEGRITY\nnpm error sha512 differs'), /\(sha512 differs\)/);
  assert.match(explainNpm('', '/tmp/npm.log'), /words are in \/tmp\/npm\.log\.$/);
});
