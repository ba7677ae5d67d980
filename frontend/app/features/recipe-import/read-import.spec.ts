import { expect, test } from '@jest/globals';
import { textOf } from '~/platform/text-of-file';
import { importOf } from './read-import';

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
  ['soup.csv', 'csv'],
  ['SOUP.TSV', 'csv'],
  ['soup.txt', 'text'],
  ['soup.json', 'text'],
  ['soup', 'text'],
])('%s is sent as %s', (name, kind) => {
  expect(importOf(name, 'name,servings')).toEqual({ [kind]: 'name,servings' });
});
