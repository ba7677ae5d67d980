import assert from 'node:assert/strict';
import { closeSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { freshLog, lastWordsIn, turnLogsOver } from './logs.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

test('a log turns over while it is written, and not before it is long', (t) => {
  const dataDir = temporaryFolder();
  const path = freshLog(dataDir, 'backend');
  const file = openSync(path, 'a');
  t.after(() => closeSync(file));
  writeSync(file, 'first\n');
  turnLogsOver(dataDir, 6);
  assert.equal(readFileSync(path, 'utf8'), 'first\n');

  writeSync(file, 'second\n');
  turnLogsOver(dataDir, 6);
  writeSync(file, 'third\n');
  const former = join(dataDir, 'logs', 'backend.last.log');
  assert.equal(readFileSync(former, 'utf8'), 'first\nsecond\n');
  assert.equal(readFileSync(path, 'utf8'), 'third\n');

  turnLogsOver(dataDir, 1);
  assert.equal(readFileSync(former, 'utf8'), 'third\n');
  assert.equal(existsSync(join(dataDir, 'logs', 'backend.last.last.log')), false);
});

test('last words are those since a start, whole if the log has turned over since', () => {
  const dataDir = temporaryFolder();
  const path = freshLog(dataDir, 'backend-errors');
  const file = openSync(path, 'a');
  writeSync(file, 'long ago\n');
  writeSync(file, 'just now\n');
  closeSync(file);
  assert.equal(lastWordsIn(path, 'long ago\n'.length), 'just now');
  assert.equal(lastWordsIn(path, 1_000), 'long ago\njust now');
});
