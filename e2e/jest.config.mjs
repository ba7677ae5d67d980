/** Journeys in Chromium against the two real programs on a PostgreSQL of their own. */
import { typescript } from '../jest.config.mjs';

export default {
  ...typescript,
  rootDir: '..',
  displayName: 'browser',
  testMatch: ['<rootDir>/e2e/journeys/**/*.e2e.ts'],
  setupFilesAfterEnv: [],
  globalSetup: '<rootDir>/e2e/support/start-product.mjs',
  globalTeardown: '<rootDir>/e2e/support/stop-product.mjs',
  testTimeout: 180_000,
  testSequencer: '<rootDir>/scripts/test-run/longest-first.mjs',
};
