import { randomUUID } from 'node:crypto';
import { Storage } from '../../src/platform/storage/storage.js';
import { PASSWORD } from '../factories/users.ts';
import { webp } from '../support/pictures.ts';
import type { Example } from './example-requests.ts';

const NEW_PASSWORD = 'An0ther!one';

const PROFILE = { units: 'us', currency: 'USD', bio: 'Cooks\non Sundays' };

const TRAINER_PROFILE = { specializations: ['Running'], certifications: ['NASM-CPT'], yearsExperience: 8 };

const CUSTOMER_PROFILE = {
  fitnessGoals: ['Endurance'],
  dietaryRestrictions: ['Vegan', 'no cilantro'],
  allergies: ['nuts', 'milk'],
  preferredCuisines: ['Thai'],
  activityLevel: 'very_active',
  weight: 80.5,
  confirmsWeight: true,
  height: 180.5,
  age: 34,
};

export const profileExamples: Record<string, Example> = {
  'GET /api/admin/trainers/{id}/profile': async (world) => ({
    params: { id: (await world.account('trainer')).id },
  }),
  'PUT /api/profile/health-consent': () => ({ body: { agrees: true } }),
  'POST /api/profile/new-email/resend': async (world, { self }) => {
    await world.emailChange(self.id);
    return {};
  },
  'DELETE /api/profile/new-email': async (world, { self }) => {
    await world.emailChange(self.id);
    return {};
  },
  'GET /api/email/verify/{token}': async (world, { self }) => ({
    params: { token: await world.emailChange(self.id) },
  }),
  'POST /api/email/confirm': async (world, { self }) => ({
    body: { token: await world.emailChange(self.id) },
  }),
  'POST /api/profile/upload-image': async () => ({ picture: await webp(64, 40), field: 'profileImage' }),
  'GET /api/profile-images/{id}/{size}': async (world) => {
    const params = { id: randomUUID(), size: 'small' };
    const stored = { body: await webp(8, 8), contentType: 'image/webp' };
    await world.app.app.get(Storage).put(`profile-images/${params.id}/small.webp`, stored);
    return { params };
  },
  'PUT /api/profile': (_, { self }) => ({
    body: {
      name: 'Nora Renamed',
      timeZone: 'Europe/Berlin',
      ...PROFILE,
      ...(self.role === 'customer' && CUSTOMER_PROFILE),
      ...(self.role === 'trainer' && TRAINER_PROFILE),
      currentPassword: PASSWORD,
      newPassword: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
    },
  }),
};
