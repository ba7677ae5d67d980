import { randomUUID } from 'node:crypto';
import type { Submission } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { type AppLoadContext, data } from '@remix-run/node';
import { z } from 'zod';
import type { ApiFailure } from './api-errors.server';
import type { RefusedForm } from './forms';
import { malformed, readForm } from './read-form.server';
import { redirectWithToast, type Toast } from './toast.server';

/** A text field. An empty one is sent as it is, because only the backend knows what is required and how to say so. */
export const text = z.string().default('');

/** A field that occurs once per chosen value, possibly never. */
export const texts = z.preprocess(
  (value) => (typeof value === 'string' ? [value] : value),
  z.array(z.string()).default([]),
);

const refusedIn = new WeakSet<AppLoadContext>();

/** Reads a form. The schema only decodes, so this fails only for forms that none of our pages sends. */
export async function decodeForm<Schema extends z.ZodType>(request: Request, schema: Schema, most?: number) {
  const submission = parseWithZod(await readForm(request, most), { schema });
  if (submission.status !== 'success') throw malformed();
  return submission;
}

type Refusal = {
  context: AppLoadContext;
  submission: Submission<unknown>;
  failure: ApiFailure;
  /** Fields whose content is never sent back. */
  secrets?: string[];
  /** Fields that the page shows filled in although the form that was sent does not have them. */
  alsoShown?: readonly string[];
  /** The page to lead to if the form changes something that was deleted while it was open. */
  back?: string;
};

/** Answers a form that the API refused: with 400 (429 and 503 are kept) and the form as it was typed. */
export function refuseForm({ context, submission, failure, secrets = [], alsoShown = [], back }: Refusal) {
  if (back !== undefined && failure.status === 404) throw redirectWithToast(context, back, deletedMeanwhile);
  refusedIn.add(context);
  const entries = Object.entries(failure.fields);
  const isShown = (name: string) => name in submission.payload || alsoShown.includes(name);
  const fieldErrors = Object.fromEntries(entries.filter(([name]) => isShown(name)));
  const elsewhere = entries.filter(([name]) => !isShown(name)).flatMap(([, texts]) => texts);
  const formErrors = entries.length > 0 ? elsewhere : [failure.message];
  const reply = submission.reply({ formErrors, fieldErrors, hideFields: secrets });
  const refused: RefusedForm = { ...reply, attempt: randomUUID() };
  return data(refused, { status: failure.isPassing ? failure.status : 400 });
}

const deletedMeanwhile: Toast = {
  tone: 'warning',
  title: 'Nothing was saved, because it was deleted meanwhile',
};

/** True if the page shows a form that was refused in this request. */
export function formWasRefused(context: AppLoadContext): boolean {
  return refusedIn.has(context);
}
