import { describe, expect, test } from '@jest/globals';
import { customerChanges, customerSchema, trainerChanges, trainerSchema } from './profile-changes.server';
import type { OwnProfile } from './profile-words';

const kept = {
  ...{ bio: 'Runs.', fitnessGoals: ['Endurance', 'ski tour'], dietaryRestrictions: ['Vegan'] },
  ...{ allergies: ['nuts', 'milk'], preferredCuisines: [], activityLevel: null, age: 34 },
  ...{ weight: 81.65, weightLbs: 180, height: 180.3, units: 'metric' },
  ...{ specializations: [], certifications: [], yearsExperience: null },
} as unknown as OwnProfile;

const asShown = {
  ...{ bio: 'Runs.', fitnessGoals: 'Endurance', otherGoals: 'ski tour', dietaryRestrictions: 'Vegan' },
  ...{ allergies: ['milk', 'nuts'], activityLevel: '', weight: '81.7', height: '180.3', age: '34' },
};

const changes = (form: object, profile = kept) =>
  customerChanges(customerSchema.parse({ ...asShown, ...form }), profile);

describe('the form of a customer', () => {
  test('that was sent as it was shown changes nothing', () => {
    expect(changes({})).toEqual({});
    expect(changes({ weight: '180', height: `5'11"` }, { ...kept, units: 'us' })).toEqual({});
  });

  test('sends only what was changed', () => {
    expect(changes({ bio: '', age: '' })).toEqual({ bio: '', age: null });
    expect(changes({ otherGoals: ' ski tour,, hike ,hike' })).toEqual({
      fitnessGoals: ['Endurance', 'ski tour', 'hike'],
    });
    expect(changes({ allergies: 'milk', activityLevel: 'sedentary' })).toEqual({
      allergies: ['milk'],
      activityLevel: 'sedentary',
    });
  });

  test('sends figures in the units of the profile', () => {
    expect(changes({ weight: '82,5', height: '' })).toEqual({ weight: 82.5, height: null });
    const us = { ...kept, units: 'us' } as const;
    expect(changes({ weight: '181', height: `6'0"` }, us)).toEqual({ weightLbs: 181, height: 182.9 });
    expect(changes({ weight: '180', height: 'tall' }, us)).toEqual({ height: 'tall' });
  });

  test('sends an emptied weight, so that the API says where it is deleted', () => {
    expect(changes({ weight: '' })).toEqual({ weight: null });
  });
});

test('the form of a trainer splits its lists at commas', () => {
  const form = trainerSchema.parse({
    bio: 'Runs.',
    specializations: 'Strength, Fat loss,',
    yearsExperience: '9',
  });
  expect(trainerChanges(form, kept)).toEqual({
    specializations: ['Strength', 'Fat loss'],
    yearsExperience: 9,
  });
});
