import { expect, test } from '@jest/globals';
import { mailName } from './mail-name.js';

const email = 'toni@example.org';

test.each([
  ['Toni', 'Toni'],
  ["Dr. Zoë O'Neill-Müller", "Dr. Zoë O'Neill-Müller"],
  ['आशा', 'आशा'],
  ['Free iPhone at https://evil.example/win?x=1', 'Free iPhone at https evil example win x 1'],
  ['evil.example', 'evil example'],
  ['Ann <ann@evil.example>', 'Ann ann evil example'],
  ['x'.repeat(120), 'x'.repeat(60)],
  ['Ann 🏋️‍♀️ Lee', 'Ann Lee'],
  ['❤️', email],
  ['***', email],
  [null, email],
])('the name in an email for %j is %j', (name, named) => {
  expect(mailName({ name, email })).toBe(named);
});
