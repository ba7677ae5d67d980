import { randomInt } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { isCommonPassword } from './common-passwords.js';

test.each([
  'Password1!',
  'P@ssw0rd!',
  'P@$$w0rd',
  'Passw0rd123!',
  'Password!Password1',
  'Pass@123',
  '1Password!',
  'Adm1n!23',
  'Admin@123',
  'Welcome#1',
  'W3lcome!1',
  'Letmein1!',
  'Iloveyou2!',
  '1L0veyou!',
  'Monk3y!!1',
  'Football1!',
  'Trustno1!',
  'Summer2026!',
  'W1nter#26',
  'January2026!',
  'Monday123!',
  'Mealwright1!',
  'MealPlan#1',
])('%s is refused as a word with decorations', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'Qwerty123!',
  'Qwerty12345!',
  'Asdf1234!',
  'Abc12345!',
  'Abcd1234!',
  'Abc@1234',
  'Qwe123!@#',
  'Zxcvbnm1!',
  'Qwertz2026!',
  '!QAZ2wsx',
  '1qaz@WSX',
  '987654321Aa!',
  'Aa123456!',
  'Aaaaaa1!',
])('%s is refused as a keyboard pattern', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test('the local part of the email is refused as a password', () => {
  expect(isCommonPassword('Kiwi.harvest1!', 'kiwi.harvest@example.org')).toBe(true);
  expect(isCommonPassword('Kiwi.harvest1!', 'somebody@example.org')).toBe(false);
});

test.each([
  'Br1ght&early',
  'Gr8!kiwi-tree',
  'correct-Horse7*battery',
  'tulip-Anchor-9*river',
  'My dog eats 3 kg & sleeps',
  'Nine!Welcome.Lamps4',
  'зелёный чайник',
])('%s is accepted', (password) => {
  expect(isCommonPassword(password, 'someone@example.org')).toBe(false);
});

test('passwords from a password manager are accepted', () => {
  const alarms = Array.from({ length: 200 }, generated).filter((password) => isCommonPassword(password));
  expect(alarms).toEqual([]);
});

function generated() {
  const signs = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!@#$%^&*';
  return Array.from({ length: 12 }, () => signs[randomInt(signs.length)]).join('');
}
