import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const lines = readFileSync(new URL('./everyday-phrases.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1);

test('the everyday phrases are 200 different ones, and each names the foods that are meant by their numbers', () => {
  expect(new Set(lines.map((line) => line.split('\t')[0])).size).toBe(200);
  for (const line of lines) expect(line).toMatch(/^[^\t]+\t(\d{5}|[a-z-]+)( (\d{5}|[a-z-]+))*$/);
});
