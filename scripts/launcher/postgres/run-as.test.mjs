import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mayEnter } from './run-as.mjs';

const user = { uid: 65534, gid: 65534 };
const rootOwned = (mode) => ({ mode, uid: 0, gid: 0 });

test('a folder is entered by the bits that are meant for one', () => {
  assert.equal(mayEnter(rootOwned(0o700), user), false);
  assert.equal(mayEnter(rootOwned(0o755), user), true);
  assert.equal(mayEnter(rootOwned(0o711), user), true);
  assert.equal(mayEnter(rootOwned(0o754), user), false);
  assert.equal(mayEnter({ mode: 0o710, uid: 0, gid: 65534 }, user), true);
  assert.equal(mayEnter({ mode: 0o700, uid: 65534, gid: 0 }, user), true);
  assert.equal(mayEnter({ mode: 0o077, uid: 65534, gid: 0 }, user), false);
});
