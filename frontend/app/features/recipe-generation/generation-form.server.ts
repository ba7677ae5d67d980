import { type AppLoadContext, redirect, replace } from '@remix-run/node';
import { z } from 'zod';
import type { components } from '#openapi/schema';
import { generatingPath, generationJobPath } from '~/paths/recipe-generation';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { decodeForm, refuseForm, text } from '~/platform/forms.server';
import { readNumber } from '~/platform/numbers';
import { generationIntents } from './generation-fields';

type GenerateRequest = components['schemas']['GenerateRequest'];

const schema = z.object({
  intent: text,
  isOverlay: text,
  count: text,
  naturalLanguagePrompt: text,
  fitnessGoal: text,
  dailyCalories: text,
  mealType: text,
  dietaryTag: text,
  mainIngredient: text,
  maxPrepTime: text,
  maxCalories: text,
  minProtein: text,
  maxProtein: text,
  minCarbs: text,
  maxCarbs: text,
  minFat: text,
  maxFat: text,
});

const numberFields = [
  'dailyCalories',
  'maxPrepTime',
  'maxCalories',
  'minProtein',
  'maxProtein',
  'minCarbs',
  'maxCarbs',
  'minFat',
  'maxFat',
] as const;

/** Asks for recipes, and shows the job: in the dialog that the form is in, or on the page of the job. */
export async function startGeneration(context: AppLoadContext, request: Request) {
  const submission = await decodeForm(request, schema);
  const typed = submission.value;
  const answer = await apiFor(context).POST('/api/admin/generate', { body: generationFrom(typed) });
  if (!answer.data) {
    const failure = failureOf(answer, 'Failed to start recipe generation. Please try again.');
    return refuseForm({ context, submission, failure: failure.withFieldNames(nameInForm) });
  }
  const { jobId } = answer.data;
  return typed.isOverlay ? replace(generatingPath(jobId)) : redirect(generationJobPath(jobId));
}

/** The form has one meal and one tag. */
const nameInForm = (name: string) =>
  ({ mealTypes: 'mealType', dietaryRestrictions: 'dietaryTag' })[name] ?? name;

/** Leaves out what is empty. The quick form asks for nothing but a number of recipes. */
export function generationFrom({ intent, ...typed }: z.infer<typeof schema>): GenerateRequest {
  const count = readNumber(typed.count, 'whole');
  if (intent === generationIntents.quick) return { count } as GenerateRequest;
  const { naturalLanguagePrompt, mainIngredient, fitnessGoal, mealType, dietaryTag } = typed;
  const texts = {
    naturalLanguagePrompt: naturalLanguagePrompt.trim(),
    mainIngredient: mainIngredient.trim(),
  };
  const bounds = numberFields.map((name) => [name, readNumber(typed[name], 'whole')] as const);
  return {
    count,
    ...Object.fromEntries(Object.entries({ ...texts, fitnessGoal }).filter(([, value]) => value !== '')),
    ...Object.fromEntries(bounds.filter(([, value]) => value !== null)),
    ...(mealType && { mealTypes: [mealType] }),
    ...(dietaryTag && { dietaryRestrictions: [dietaryTag] }),
  } as GenerateRequest;
}
