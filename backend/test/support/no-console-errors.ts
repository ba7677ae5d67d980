import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, jest } from '@jest/globals';

/** That of the test, and that of the backend as it is built. */
const consoles: Console[] = [console, runInThisContext('console')];

/** A complaint that no one reads is a fault that no one mends: it fails the test. */
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
