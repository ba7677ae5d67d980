import { readFileSync } from 'node:fs';

const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const packages = [...Object.keys(dependencies), 'axe-core', 'fast-check', 'playwright-core'].join('|');

/** Rules in plain functions, and the API over HTTP on a real PostgreSQL. The journeys have a configuration of their own in e2e/. */
export const typescript = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^#openapi/(.*)$': '<rootDir>/openapi/src/$1',
    '^#paper/(.*)\\.js$': '<rootDir>/paper/$1',
    '^#paper/(.*)$': '<rootDir>/paper/$1',
    '^~/(.*)$': '<rootDir>/frontend/app/$1',
  },
  transform: {
    [`/backend/(migrations|seeders|src)/(?!.*\\.spec\\.tsx?$)|/node_modules/(${packages})/`]:
      '<rootDir>/scripts/test-run/loaded-once.mjs',
    '\\.tsx?$': [
      '@swc/jest',
      {
        swcrc: false,
        module: { type: 'es6' },
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
          keepClassNames: true,
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${packages})/)`],
  setupFiles: ['<rootDir>/scripts/test-run/one-world.mjs'],
  setupFilesAfterEnv: ['<rootDir>/backend/test/support/no-console-errors.ts'],
};

export default {
  projects: [
    {
      ...typescript,
      displayName: 'unit',
      testMatch: ['<rootDir>/{backend,frontend,paper}/**/*.spec.{ts,tsx}'],
      testPathIgnorePatterns: ['\\.api\\.spec\\.ts$', '/node_modules/'],
      globalSetup: '<rootDir>/backend/test/support/build-backend.mjs',
    },
    {
      ...typescript,
      displayName: 'api',
      testMatch: ['<rootDir>/backend/**/*.api.spec.ts'],
      globalSetup: '<rootDir>/backend/test/support/database-server.mjs',
      globalTeardown: '<rootDir>/backend/test/support/database-server-stop.mjs',
    },
  ],
  // This limits each test of every project. Jest ignores the option inside a project.
  testTimeout: 60_000,
  testSequencer: '<rootDir>/scripts/test-run/longest-first.mjs',
  reporters: ['default'],
};
