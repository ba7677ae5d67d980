import { expect, test } from '@jest/globals';
import { imageFailureTitle, passwordFailureTitle } from './failure-titles';

test.each([
  [{ confirmPassword: ['New password and confirm password do not match.'] }, 'Password Mismatch'],
  [{ currentPassword: ['Please enter your current password to change it.'] }, 'Current Password Required'],
  [
    { currentPassword: ['Please enter your current password to change your email.'] },
    'Current Password Required',
  ],
  [{ currentPassword: ['Your current password is incorrect.'] }, 'Update Failed'],
  [{ newPassword: ['This password is too common. Please choose another one.'] }, 'Update Failed'],
])('a password that is refused with %j is titled %s', (fields, title) => {
  expect(passwordFailureTitle(fields, 'Update Failed')).toBe(title);
});

test.each([
  [{ profileImage: ['Please select a JPEG, PNG, or WebP image.'] }, 'Invalid File Type'],
  [{ profileImage: ['Please select an image smaller than 5MB.'] }, 'File Too Large'],
  [{ profileImage: ['The image could not be read.'] }, 'Upload Failed'],
  [{}, 'Upload Failed'],
])('an image that is refused with %j is titled %s', (fields, title) => {
  expect(imageFailureTitle(fields)).toBe(title);
});
