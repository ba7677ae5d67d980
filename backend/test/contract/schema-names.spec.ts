import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const SOURCES = new URL('../../src/', import.meta.url).pathname;

/** The API document knows a class by its name alone: of two with one name it would show one in both places. */
test('no two classes of requests or answers share a name', () => {
  const names = globSync('modules/**/*.ts', { cwd: SOURCES })
    .concat(globSync('platform/**/*.ts', { cwd: SOURCES }))
    .filter((path) => !path.endsWith('.spec.ts'))
    .flatMap((path) => [...readFileSync(`${SOURCES}${path}`, 'utf8').matchAll(DECLARED)])
    .map(([, name]) => name);
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

const DECLARED = /^(?:export )?(?:abstract )?class (\w+(?:Request|Response|Params|Query))\b/gm;
