import { describe, expect, test } from '@jest/globals';
import { Profile, type ProfileContent } from './profile.entity.js';

const TODAY = '2026-11-23';
const NOW = new Date('2026-11-23T12:00:00Z');

function profileWith(content: ProfileContent): Profile {
  const profile = new Profile('8d1c9f0e-0000-7000-8000-000000000001', NOW);
  profile.change(content, TODAY, NOW);
  return profile;
}

describe('a profile', () => {
  test('changes only the fields that are given', () => {
    const profile = profileWith({ bio: 'Runs.', fitnessGoals: ['Endurance'], height: 180 });
    profile.change({ height: null }, TODAY, NOW);
    expect(profile).toMatchObject({ bio: 'Runs.', fitnessGoals: ['Endurance'], heightCm: null });
    profile.change({ bio: '' }, TODAY, NOW);
    expect(profile.bio).toBeNull();
  });

  test('has a restriction once, however often it was written', () => {
    const { dietaryRestrictions } = profileWith({ dietaryRestrictions: ['Vegan', 'Vegan', 'Keto'] });
    expect(dietaryRestrictions).toEqual(['Vegan', 'Keto']);
  });

  test('keeps the birthday if the same age is sent again later', () => {
    const profile = profileWith({ age: 34 });
    profile.change({ age: 34 }, '2027-05-01', NOW);
    expect(profile.ageOn('2027-11-01')).toBe(35);
    profile.change({ age: 40 }, '2027-11-01', NOW);
    expect(profile.ageOn('2027-11-01')).toBe(40);
  });
});

describe('consent', () => {
  const KEPT: ProfileContent = {
    ...{ fitnessGoals: ['Cutting'], dietaryRestrictions: ['Vegan'], allergies: ['nuts', 'milk'] },
    ...{ activityLevel: 'sedentary', height: 180, age: 30 },
  };

  test.each<[string, ProfileContent]>([
    ['a further goal', { fitnessGoals: ['Cutting', 'Endurance'] }],
    ['a restriction', { dietaryRestrictions: ['Keto'] }],
    ['an allergy', { allergies: ['nuts', 'fish'] }],
    ['another level', { activityLevel: 'very_active' }],
    ['another height', { height: 181 }],
    ['another age', { age: 31 }],
  ])('is needed for %s', (_, content) => {
    expect(profileWith(KEPT).wouldKeepMoreHealthData(content, TODAY)).toBe(true);
  });

  test.each<[string, ProfileContent]>([
    ['fewer allergies', { allergies: ['milk'] }],
    ['what is kept already', KEPT],
    ['no height', { height: null, age: null, activityLevel: null }],
    ['other fields', { bio: 'Runs.', preferredCuisines: ['Thai'], units: 'us', currency: 'USD' }],
  ])('is not needed for %s', (_, content) => {
    expect(profileWith(KEPT).wouldKeepMoreHealthData(content, TODAY)).toBe(false);
  });
});
