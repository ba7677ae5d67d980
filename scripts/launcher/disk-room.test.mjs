import assert from 'node:assert/strict';
import { test } from 'node:test';
import { roomCheck } from './disk-room.mjs';

test('a disk that fills up is spoken of once, and so is that it has room again', () => {
  const MB = 1024 * 1024;
  const said = [];
  let free = 500;
  const check = roomCheck('/d', { say: (text) => said.push(text), free: () => free * MB });
  for (free of [500, 41, 39, 0, 45, 39, 81, 500]) check();
  assert.deepEqual(said, [
    'The disk of the data folder /d is nearly full (39 MB free): free at least 40 MB there, or choose a folder on another disk with DATA_DIR. Until then nothing new can be saved.',
    'The disk of the data folder /d has room again.',
  ]);
});
