import assert from 'node:assert/strict';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { explaining, keptSecret, takeDataFolder } from './data-folder.mjs';
import { Problem } from './problem.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const newFolder = () => join(temporaryFolder(), 'data');

test('is made when it is first taken, and is for one at a time', async () => {
  const path = newFolder();
  const lock = await takeDataFolder(path, { isNew: true });
  await assert.rejects(takeDataFolder(path, { isNew: true }), /already running on the data folder/);
  lock.release();
  (await takeDataFolder(path, { isNew: true })).release();
  assert.equal(existsSync(join(path, '.probe')), false);
});

test('that is a file is said to be one', async () => {
  const path = newFolder();
  writeFileSync(path, '');
  await assert.rejects(takeDataFolder(path, { isNew: true }), new RegExp(`${path} is a file`));
});

test('full and closed folders are said to be so, everything else stays what it was', () => {
  const failing = (code) => () =>
    explaining('/d', () => {
      throw Object.assign(new Error(code), { code });
    });
  assert.throws(failing('ENOSPC'), (error) => error instanceof Problem && /is full/.test(error.message));
  assert.throws(failing('EDQUOT'), /is full/);
  assert.throws(failing('EACCES'), /cannot be read and written by this user/);
  assert.throws(failing('EROFS'), /read-only/);
  assert.throws(failing('EMFILE'), (error) => !(error instanceof Problem));
});

test('a secret is made once, for its owner only', async () => {
  const path = newFolder();
  (await takeDataFolder(path, { isNew: true })).release();
  const secret = keptSecret(path, 'secret');
  assert.ok(secret.length >= 32);
  assert.equal(keptSecret(path, 'secret'), secret);
  assert.equal(statSync(join(path, 'secret')).mode & 0o777, 0o600);

  writeFileSync(join(path, 'secret'), ''); // as cut off by a full disk
  assert.notEqual(keptSecret(path, 'secret'), '');
  assert.equal(readFileSync(join(path, 'secret'), 'utf8').trim(), keptSecret(path, 'secret'));
});
