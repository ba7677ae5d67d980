import type { ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { apiFor } from '~/platform/api.server';
import { decodeForm, text, texts } from '~/platform/forms.server';
import { download } from './download.server';
import { orientations, pageSizes } from './pdf-options';

const valuesOf = <T extends string>(options: readonly { value: T }[]) => options.map(({ value }) => value);

const schema = z.object({
  pageSize: z.enum(valuesOf(pageSizes)).default('A4'),
  orientation: z.enum(valuesOf(orientations)).default('portrait'),
  include: texts,
  from: text,
});

/** The plan as a file; `formPath` is where it was asked for. */
export async function exportPdf(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  id: string,
  formPath: (from: string) => string,
): Promise<Response> {
  const { pageSize, orientation, include, from } = (await decodeForm(request, schema)).value;
  const answer = await apiFor(context).POST('/api/pdf/export/meal-plan/{id}', {
    params: { path: { id } },
    body: {
      pageSize,
      orientation,
      includeShoppingList: include.includes('includeShoppingList'),
      includeMacroSummary: include.includes('includeMacroSummary'),
      includeRecipePhotos: include.includes('includeRecipePhotos'),
    },
    parseAs: 'stream',
  });
  return download(answer, { request, context }, formPath(from));
}
