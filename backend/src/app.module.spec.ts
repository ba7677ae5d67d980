import { describe, expect, test } from '@jest/globals';
import { configSections } from './app.module.js';
import { Configuration, ConfigurationError, type Environment } from './platform/config/configuration.js';

const GOOD = {
  APP_SECRET: 'kG3vQm0ZtY8wR5xN1bL7cJ4hF9dS2aP6',
  DATABASE_URL: 'postgresql://app@localhost:5432/mealwright',
};

const PRODUCTION = { ...GOOD, APP_ENV: 'production', APP_URL: 'https://meals.example.org' };

function problemsOf(environment: Environment): string[] {
  try {
    new Configuration(configSections, environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
}

test('the configuration needs no more than a secret and a database', () => {
  expect(problemsOf(GOOD)).toEqual([]);
});

test('an empty variable counts as missing', () => {
  const empty = ['SMTP_URL', 'TRUSTED_PROXIES', 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'S3_BUCKET'];
  expect(problemsOf({ ...GOOD, ...Object.fromEntries(empty.map((name) => [name, ''])) })).toEqual([]);
});

test('the error names the problems of all sections at once', () => {
  const problems = problemsOf({
    APP_ENV: 'staging',
    APP_URL: 'not an address',
    DATABASE_URL: 'mysql://localhost/db',
    API_PORT: '70000',
    LOG_LEVEL: 'loud',
    SMTP_URL: 'mail server',
    S3_BUCKET: 'files',
    GOOGLE_CLIENT_ID: 'id',
  });
  const named = problems.map((problem) => problem.split(':')[0]);
  expect(new Set(named)).toEqual(
    new Set([
      'APP_ENV',
      'APP_URL',
      'APP_SECRET',
      'DATABASE_URL',
      'API_PORT',
      'LOG_LEVEL',
      'SMTP_URL',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
      'GOOGLE_CLIENT_SECRET',
    ]),
  );
});

describe('the configuration in production', () => {
  test('accepts a secret of its own and https', () => {
    expect(problemsOf(PRODUCTION)).toEqual([]);
  });

  test.each([
    'kG3vQm0ZtY8wR5xN1bL7cJ4hF9dS2aP',
    'change-me-change-me-change-me-change-me',
    'a-secret-of-the-tests-0123456789-0123456789',
    'only-for-development-0123456789-0123456789',
  ])('refuses the secret "%s"', (secret) => {
    expect(problemsOf({ ...PRODUCTION, APP_SECRET: secret })).toEqual([
      expect.stringContaining('APP_SECRET: is an example or shorter than 32 characters'),
    ]);
  });

  test('refuses a missing secret', () => {
    expect(problemsOf({ ...PRODUCTION, APP_SECRET: '' })).toEqual([
      expect.stringContaining('APP_SECRET: is missing'),
    ]);
  });

  test('refuses an address without https', () => {
    expect(problemsOf({ ...PRODUCTION, APP_URL: 'http://meals.example.org' })).toEqual([
      'APP_URL: must begin with https:// in production',
    ]);
  });
});

describe('the configuration for Google', () => {
  const google = { ...GOOD, GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };

  test('requires both credentials or none', () => {
    expect(problemsOf(google)).toEqual([]);
    expect(problemsOf({ ...google, GOOGLE_CLIENT_ID: '' })).toEqual([
      expect.stringContaining('GOOGLE_CLIENT_ID: is missing'),
    ]);
  });

  test('requires a profile address whose answer can be read', () => {
    const problems = problemsOf({ ...google, GOOGLE_PROFILE_URL: 'https://example.org/userinfo' });
    expect(problems).toEqual([
      expect.stringContaining('GOOGLE_PROFILE_URL: must end in /oauth2/v3/userinfo'),
    ]);
  });
});
