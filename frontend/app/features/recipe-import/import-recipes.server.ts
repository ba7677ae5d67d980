import { parseWithZod } from '@conform-to/zod/v4';
import { type AppLoadContext, data } from '@remix-run/node';
import { z } from 'zod';
import type { components } from '#openapi/schema';
import { type Writer } from '~/features/recipe-writing/writing-pages';
import { apiFor } from '~/platform/api.server';
import { ApiFailure, failureOf } from '~/platform/api-errors.server';
import { refuseForm, text, texts } from '~/platform/forms.server';
import { readForm } from '~/platform/read-form.server';
import { textOf } from '~/platform/text-of-file';
import { checkedForm } from './import-draft.server';
import type { ImportResult, Unclear } from './import-result';
import { type Way, ways } from './import-ways';
import { importOf } from './read-import';

type Body = components['schemas']['ImportRecipesRequest'];

const mostFileBytes = 1_000_000;

const schema = z.object({
  way: z.enum(ways).catch('text'),
  address: text,
  text: text,
  file: text,
  mealTypes: texts,
});

/** Imports the content of the form, and returns the result or the form again. */
export async function importRecipes(context: AppLoadContext, request: Request, importer: Writer) {
  const form = await readForm(request);
  const file = form.get('file');
  const submission = parseWithZod(withoutFile(form), { schema });
  const fields = submission.status === 'success' ? submission.value : schema.parse({});
  const refuse = (failure: ApiFailure) => refuseForm({ context, submission, failure, secrets: ['file'] });

  const given = await givenBy(fields.way, fields, file);
  if ('problem' in given) return refuse(new ApiFailure(400, { fields: { file: [given.problem] } }));
  const body: Body = {
    ...given,
    ...(fields.mealTypes.length > 0 && { mealTypes: fields.mealTypes as Body['mealTypes'] }),
  };
  const api = apiFor(context);
  const answer =
    importer === 'admin'
      ? await api.POST('/api/admin/recipes/import', { body })
      : await api.POST('/api/trainer/recipes/import', { body });
  if (!answer.data) return refuse(withNameOfTheForm(failureOf(answer), fields.way));
  const unclear = onlyUnclear(answer.data);
  return data(unclear ? { draft: await checkedForm(context, unclear) } : { result: answer.data });
}

/** A single recipe that could not be saved as it is opens in the form right away. */
function onlyUnclear({ imported, problems }: ImportResult): Unclear | null {
  const [only] = problems;
  return imported.length === 0 && problems.length === 1 && only?.recipe
    ? { problem: only.problem, recipe: only.recipe }
    : null;
}

/** Removes the file from what a refused form sends back. */
function withoutFile(form: FormData): FormData {
  const shown = new FormData();
  for (const [name, value] of form) shown.append(name, typeof value === 'string' ? value : 'chosen');
  return shown;
}

async function givenBy(
  way: Way,
  fields: { address: string; text: string },
  file: FormDataEntryValue | null,
): Promise<Pick<Body, 'url' | 'text' | 'csv'> | { problem: string }> {
  if (way === 'address') return { url: fields.address };
  if (way === 'text') return { text: fields.text };
  if (!(file instanceof File) || file.size === 0)
    return { problem: 'Please choose a file that is not empty' };
  if (file.size > mostFileBytes) return { problem: 'Please choose a file of at most 1 MB' };
  return importOf(file.name, textOf(new Uint8Array(await file.arrayBuffer())));
}

/** Errors about the text belong to the field that it came from. */
function withNameOfTheForm(failure: ApiFailure, way: Way): ApiFailure {
  const { status, code, message, fields } = failure;
  const { url, text, csv, ...others } = fields;
  const found = [url, text, csv].flatMap((texts) => texts ?? []);
  const texts = status === 422 ? [message] : found;
  return new ApiFailure(status, {
    code,
    message,
    fields: texts.length > 0 ? { ...others, [way]: texts } : others,
  });
}
