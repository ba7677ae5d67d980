import { expect, test } from '@jest/globals';
import { withoutSecrets } from './secret-paths.ts';

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
  ['/api/%73hared/s3cret', '/api/shared/…'],
  ['/shared/s3cret', '/shared/…'],
])('%s is logged as %s', (path, written) => {
  expect(withoutSecrets(path)).toBe(written);
});

test.each(['/', '/reset-password', '/admin/users/17', '/api/invitations', '/%zz'])(
  '%s is not redacted',
  (path) => {
    expect(withoutSecrets(path)).toBe(path);
  },
);
