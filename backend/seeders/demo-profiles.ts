import type { EntityManager } from '@mikro-orm/postgresql';
import { Profile, type ProfileContent } from '../src/modules/profiles/profile.entity.js';
import type { User } from '../src/modules/users/user.entity.js';
import { dateIn } from '../src/platform/clock/dates.js';

interface People {
  trainer: User;
  otherTrainer: User;
  busy: User;
  occasional: User;
}

export function seedDemoProfiles(em: EntityManager, people: People, now: Date): void {
  const say = (user: User, content: ProfileContent) => {
    const profile = new Profile(user.id, now);
    profile.change(content, dateIn(user.timeZone, now), now);
    em.persist(profile);
  };
  say(people.trainer, {
    bio: 'I help people with desk jobs to get strong without living in the gym. Food comes first.',
    specializations: ['Strength', 'Fat loss', 'Desk workers'],
    certifications: ['NASM-CPT', 'Precision Nutrition L1'],
    yearsExperience: 9,
    units: 'metric',
    currency: 'EUR',
  });
  say(people.otherTrainer, {
    bio: 'Former rower. I coach endurance athletes and everybody who wants to become one.',
    specializations: ['Endurance'],
    yearsExperience: 4,
  });
  say(people.busy, {
    fitnessGoals: ['Weight Loss', 'General Health'],
    preferredCuisines: ['Mediterranean', 'Thai'],
    activityLevel: 'moderately_active',
    height: 181,
    age: 34,
    units: 'metric',
    currency: 'EUR',
  });
  say(people.occasional, {
    fitnessGoals: ['Endurance'],
    dietaryRestrictions: ['Dairy-Free', 'no cilantro'],
    allergies: ['milk'],
    activityLevel: 'very_active',
    height: 168,
    age: 29,
    units: 'us',
    currency: 'USD',
  });
}
