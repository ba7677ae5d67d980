import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PASSWORD } from '../../../test/factories/users.js';
import { type SignedInUser, TestApp } from '../../../test/support/test-app.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});

afterAll(() => app.stop());

const change = async (by: SignedInUser, body: object) => {
  const { response, data, error } = await by.api.PUT('/api/profile', { body: body as never });
  return { status: response.status, data, code: error?.code, fields: error?.fields, response };
};

test('the profile shows the user without the password', async () => {
  const ann = await app.signedIn({ name: 'Ann' });
  const { data } = await ann.api.GET('/api/profile');
  expect(data).toEqual({
    id: ann.id,
    email: ann.email,
    role: 'customer',
    name: 'Ann',
    profilePicture: null,
    newEmail: null,
    timeZone: null,
    hasPassword: true,
    googleLinked: false,
    createdAt: expect.any(String),
    lastLoginAt: expect.any(String),
    ...{ units: null, currency: null, bio: null },
    ...{ specializations: [], certifications: [], yearsExperience: null },
    ...{ fitnessGoals: [], dietaryRestrictions: [], allergies: [], preferredCuisines: [] },
    ...{ activityLevel: null, weight: null, weightLbs: null, height: null, age: null },
  });
});

describe('name and time zone', () => {
  test('change only if they are sent', async () => {
    const ann = await app.signedIn({ name: 'Ann' });
    const moved = await change(ann, { timeZone: 'Europe/Berlin' });
    expect(moved.data).toMatchObject({
      message: 'Your profile has been successfully updated.',
      data: { user: { name: 'Ann', timeZone: 'Europe/Berlin' } },
    });
    await change(ann, { name: '  Anna ' });
    const { data: me } = await ann.api.GET('/api/auth/me');
    expect(me).toMatchObject({ name: 'Anna', timeZone: 'Europe/Berlin' });
    const cleared = await change(ann, { name: '' });
    expect(cleared.data?.data.user).toMatchObject({ name: null, timeZone: 'Europe/Berlin' });
  });

  test.each([
    ['timeZone', 'Mars/Olympus', 'Please choose a time zone'],
    ['timeZone', '', 'Please choose a time zone'],
    ['timeZone', null, 'Please choose a time zone'],
    ['name', 'x'.repeat(121), 'name must be at most 120 characters'],
    ['name', null, 'name must be text'],
    ['role', 'admin', 'role is not a known field'],
    ['email', 'nobody', 'Please enter a valid email address'],
  ])('%s cannot be %j', async (field, value, text) => {
    const ann = await app.signedIn();
    const answer = await change(ann, { [field]: value });
    expect(answer).toMatchObject({ status: 400, code: 'invalid_input', fields: { [field]: [text] } });
  });

  test('do not change if another field is refused', async () => {
    const ann = await app.signedIn({ name: 'Ann' });
    await change(ann, { name: 'Eve', newPassword: 'Gr8!kiwi-tree', currentPassword: 'wr0ng-Password!' });
    const { data } = await ann.api.GET('/api/profile');
    expect(data?.name).toBe('Ann');
  });
});

describe('a request that was checked against the password', () => {
  const NEXT = 'Gr8!kiwi-tree';

  test.each([
    ['a new email', { email: 'in-flight@example.org' }],
    ['a new password', { newPassword: NEXT, confirmPassword: NEXT }],
  ])('to set %s is refused if the password is reset before it counts', async (_, body) => {
    const ann = await app.signedIn();
    const reset = {
      sql: `update users set password_hash = 'another' where id = $1`,
      ...{ values: [ann.id], count: 1 },
    };
    const answer = await app.meet(reset, () => change(ann, { ...body, currentPassword: PASSWORD }));
    expect(answer).toMatchObject({ status: 400, code: 'current_password_wrong' });
    const { rows } = await app.db.query(
      `select password_hash as hash, (select count(*)::int from email_changes where user_id = u.id) as changes
       from users u where id = $1`,
      [ann.id],
    );
    expect(rows).toEqual([{ hash: 'another', changes: 0 }]);
  });
});
