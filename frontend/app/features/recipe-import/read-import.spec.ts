import { expect, test } from '@jest/globals';
import { importOf, textOf } from './read-import';

test.each([
  ['UTF-8', Buffer.from('Crème')],
  ['UTF-8 with a mark', Buffer.from('\uFEFFCrème')],
  ['UTF-16', Buffer.from('\uFEFFCrème', 'utf16le')],
  ['UTF-16 the other way round', Buffer.from('\uFEFFCrème', 'utf16le').swap16()],
  ['what Windows writes', Buffer.from('Crème', 'latin1')],
])('%s is read', (_, bytes) => {
  expect(textOf(bytes)).toBe('Crème');
});

test.each([
  ['{"@type":"Recipe"}', 'jsonLd'],
  [' \n[{}]', 'jsonLd'],
  ['<!doctype html>', 'jsonLd'],
  ['', 'jsonLd'],
  ['name,servings\nSoup,2', 'csv'],
  ['"name";"servings"', 'csv'],
])('%j is %s', (text, kind) => {
  expect(importOf(text)).toEqual({ [kind]: text });
});
