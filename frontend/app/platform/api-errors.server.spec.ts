import { expect, test } from '@jest/globals';
import { failureOf } from './api-errors.server';

const refusal = (fields: Record<string, string[]>) =>
  failureOf({
    error: { code: 'invalid_input', message: 'No', fields },
    response: new Response(null, { status: 400 }),
  });

test.each([
  ['targetDate', 'targetDate must be a date like 2026-11-20', 'Target date must be a date like 2026-11-20'],
  ['figures.name', 'name must be at most 150 characters', 'Name must be at most 150 characters'],
  ['fitnessGoals', 'Each value of fitnessGoals must be short', 'Each value of fitness goals must be short'],
  [
    'naturalLanguagePrompt',
    'naturalLanguagePrompt must be at most 2000 characters',
    '“In plain words” must be at most 2000 characters',
  ],
  ['nutrition.proteinGrams', 'proteinGrams must not be negative', 'Protein per serving must not be negative'],
  ['name', 'Item name is required', 'Item name is required'],
])('a general rule that names the field %s calls it what its form does', (field, text, read) => {
  expect(refusal({ [field]: [text] }).fields).toEqual({ [field]: [read] });
});
