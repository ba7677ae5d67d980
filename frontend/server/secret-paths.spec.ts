import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { pages } from '../../backend/src/platform/config/pages';
import { withoutSecrets } from './secret-paths.ts';

const SECRET = 's3cret';

/** These pages are named by IDs, which open nothing by themselves. Every other page with an argument has a secret. */
const PAGES_OF_IDS: readonly string[] = ['generatorForCustomer', 'assignPlanTo', 'myPlan', 'recipe'];

const secretPages = Object.entries(pages).flatMap(([name, page]): [string, string][] => {
  if (typeof page === 'string' || PAGES_OF_IDS.includes(name)) return [];
  const open: (...words: string[]) => string = page;
  return [[name, open(SECRET, SECRET)]];
});

const { paths }: { paths: object } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../openapi/openapi.json'), 'utf8'),
);

const secretOperations = Object.keys(paths).filter((path) => path.includes('{token}'));

describe('no secret is logged of', () => {
  test.each(secretPages)('the page %s, which mails link to', (_, address) => {
    const [path = ''] = address.split('?', 1);
    for (const asked of [path, `${path}.data`]) expect(withoutSecrets(asked)).not.toContain(SECRET);
  });

  test.each(secretOperations)('the operation %s', (path) => {
    expect(withoutSecrets(path.replace('{token}', SECRET))).not.toContain(SECRET);
  });

  test('links of five kinds, and operations of five kinds', () => {
    expect([secretPages.length, secretOperations.length]).toEqual([5, 5]);
  });
});

test.each([
  ['/reset-password/s3cret', '/reset-password/…'],
  ['/Reset-Password/s3cret.data', '/reset-password/…'],
  ['//reset-password///s3cret', '/reset-password/…'],
  ['/reset%2Dpassword/s3cret', '/reset-password/…'],
  ['/%72eset-password%2fs3cret', '/reset-password/…'],
  ['/reset%252Dpassword/s3cret', '/reset-password/…'],
  ['/./x/../reset-password/s3cret', '/reset-password/…'],
  ['/reset-password\\s3cret', '/reset-password/…'],
  ['/reset-password/%0As3cret', '/reset-password/…'],
  ['/API/invitations/Verify/s3cret', '/api/invitations/verify/…'],
  ['/api/password/verify/s3cret', '/api/password/verify/…'],
  ['/Confirm%2Demail/s3cret.data', '/confirm-email/…'],
  ['/api/EMAIL/verify/s3cret', '/api/email/verify/…'],
  ['/api/%73hared/s3cret', '/api/shared/…'],
  ['/shared/s3cret', '/shared/…'],
  ['/unsubscribe/s3cret.data', '/unsubscribe/…'],
  ['/api/Unsubscribe/s3cret', '/api/unsubscribe/…'],
])('%s is logged as %s', (path, written) => {
  expect(withoutSecrets(path)).toBe(written);
});

test.each(['/', '/reset-password', '/admin/users/17', '/api/invitations', '/%zz'])(
  '%s is not redacted',
  (path) => {
    expect(withoutSecrets(path)).toBe(path);
  },
);
