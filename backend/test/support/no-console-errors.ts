import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, jest } from '@jest/globals';

/** The console of the test and that of the built backend. */
const consoles: Console[] = [console, runInThisContext('console')];

/** A warning that nobody reads is never fixed, so it fails the test. */
let complaints: unknown[][] = [];

beforeEach(() => {
  complaints = [];
  for (const given of consoles)
    for (const level of ['error', 'warn'] as const)
      jest.spyOn(given, level).mockImplementation((...words: unknown[]) => {
        complaints.push(words);
      });
});

afterEach(() => {
  jest.restoreAllMocks();
  expect(complaints).toEqual([]);
});
