import { z } from 'zod';
import type { components } from '#openapi/schema';
import { consentField } from '~/features/health-consent/health-consent-box';
import { readAmount } from '~/platform/amounts.server';
import { text, texts } from '~/platform/forms.server';
import { readNumber } from '~/platform/numbers';
import { cmFrom, shownFigures } from './body-figures';
import { type OwnProfile, splitList, type Units } from './profile-words';

type Changes = Partial<components['schemas']['ChangeProfileRequest']>;

export const customerSchema = z.object({
  bio: text,
  fitnessGoals: texts,
  otherGoals: text,
  dietaryRestrictions: texts,
  otherRestrictions: text,
  allergies: texts,
  preferredCuisines: texts,
  otherCuisines: text,
  activityLevel: text,
  weight: text,
  height: text,
  age: text,
  confirmsWeight: text,
  [consentField]: text.optional(),
});

export const trainerSchema = z.object({
  bio: text,
  specializations: text,
  certifications: text,
  yearsExperience: text,
});

/** Returns what a customer's form changes. Text that is not a number is sent as it was typed, and the API says what is wrong with it. */
export function customerChanges(form: z.infer<typeof customerSchema>, kept: OwnProfile): Changes {
  const units = kept.units ?? 'metric';
  const said = {
    bio: form.bio,
    fitnessGoals: [...form.fitnessGoals, ...splitList(form.otherGoals)],
    dietaryRestrictions: [...form.dietaryRestrictions, ...splitList(form.otherRestrictions)],
    allergies: form.allergies,
    preferredCuisines: [...form.preferredCuisines, ...splitList(form.otherCuisines)],
    activityLevel: form.activityLevel || null,
    age: readNumber(form.age, 'whole'),
  };
  return {
    ...onlyChanged(said, kept),
    ...bodyChanges(form, kept, units),
    ...(form.confirmsWeight && { confirmsWeight: true }),
  } as Changes;
}

/** Compares the figures as they were shown, because converting them to other units and back may move their last digit. */
function bodyChanges(form: { weight: string; height: string }, kept: OwnProfile, units: Units) {
  const shown = shownFigures(kept, units);
  const weight = form.weight.trim();
  const height = form.height.trim();
  return {
    ...(weight !== shown.weight && weightChange(weight, units)),
    ...(height !== shown.height && {
      height: units === 'us' ? (cmFrom(height) ?? (height || null)) : readAmount(height, 'decimal', 'cm'),
    }),
  };
}

/** The API refuses an emptied weight and says where its measurement is deleted. */
const weightChange = (weight: string, units: Units) =>
  weight === ''
    ? { weight: null }
    : units === 'us'
      ? { weightLbs: readAmount(weight, 'decimal', 'lb') }
      : { weight: readAmount(weight, 'decimal', 'kg') };

export function trainerChanges(form: z.infer<typeof trainerSchema>, kept: OwnProfile): Changes {
  const said = {
    bio: form.bio,
    specializations: splitList(form.specializations),
    certifications: splitList(form.certifications),
    yearsExperience: readAmount(form.yearsExperience, 'whole', 'years'),
  };
  return onlyChanged(said, kept) as Changes;
}

function onlyChanged(said: Record<string, unknown>, kept: OwnProfile): Record<string, unknown> {
  const before = kept as unknown as Record<string, unknown>;
  return Object.fromEntries(Object.entries(said).filter(([name, value]) => !isSame(value, before[name])));
}

/** The order of a list has no meaning, and an empty text is the same as none. */
function isSame(said: unknown, kept: unknown): boolean {
  if (!Array.isArray(said) || !Array.isArray(kept)) return said === (kept ?? '') || said === kept;
  return said.length === kept.length && said.every((word) => kept.includes(word));
}
