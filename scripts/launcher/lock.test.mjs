import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { LockHeld, takeLock } from './lock.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const newPath = () => join(temporaryFolder(), 'a.lock');

test('is for one at a time, and for the next one after that', () => {
  const path = newPath();
  const lock = takeLock(path);
  assert.throws(() => takeLock(path), new LockHeld({ pid: process.pid, stopping: false }));
  lock.noteStopping();
  assert.throws(() => takeLock(path), new LockHeld({ pid: process.pid, stopping: true }));
  lock.release();
  assert.equal(existsSync(path), false);
  takeLock(path).release();
});

test('of a killed process is taken over, with what that one had started', async () => {
  const path = newPath();
  const script = `
    import { takeLock } from ${JSON.stringify(new URL('lock.mjs', import.meta.url).href)};
    takeLock(${JSON.stringify(path)}).noteStarted(process.pid);
    console.log('taken');
    setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  await once(other.stdout, 'data');
  assert.throws(() => takeLock(path), { pid: other.pid });

  other.kill('SIGKILL');
  await once(other, 'exit');
  const { leftBehind } = takeLock(path);
  assert.deepEqual(
    leftBehind.map(({ pid }) => pid),
    [other.pid],
  );
});

test('of a process whose pid another program has now is taken over', () => {
  const path = newPath();
  writeFileSync(path, JSON.stringify({ pid: process.pid, began: 'long ago', started: [] }));
  assert.deepEqual(takeLock(path).leftBehind, []);
});

test('that was cut off while it was written is taken over', () => {
  const path = newPath();
  writeFileSync(path, '');
  utimesSync(path, new Date(0), new Date(0));
  assert.deepEqual(takeLock(path).leftBehind, []);
});
