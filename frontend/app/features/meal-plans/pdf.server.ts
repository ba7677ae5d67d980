import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { decodeForm, texts } from '~/platform/forms.server';
import { redirectWithToast } from '~/platform/toast.server';
import { orientations, pageSizes } from './pdf-options';

const valuesOf = <T extends string>(options: readonly { value: T }[]) => options.map(({ value }) => value);

const schema = z.object({
  pageSize: z.enum(valuesOf(pageSizes)).default('A4'),
  orientation: z.enum(valuesOf(orientations)).default('portrait'),
  include: texts,
});

/** A plan as a file, passed on piece by piece; back to where it was asked for, if there is none. */
export async function exportPdf(
  { request, context }: { request: Request; context: AppLoadContext },
  planId: string,
  back: string,
): Promise<Response> {
  const { pageSize, orientation, include } = (await decodeForm(request, schema)).value;
  const answer = await apiFor(context).POST('/api/pdf/export/meal-plan/{id}', {
    params: { path: { id: planId } },
    body: {
      pageSize,
      orientation,
      includeShoppingList: include.includes('includeShoppingList'),
      includeMacroSummary: include.includes('includeMacroSummary'),
      includeRecipePhotos: include.includes('includeRecipePhotos'),
    },
    parseAs: 'stream',
  });
  if (!answer.data) {
    const text = failureOf(answer).message;
    return redirectWithToast(context, back, { tone: 'danger', title: 'Export Failed', text });
  }
  const { headers } = answer.response;
  return new Response(answer.data as ReadableStream, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': headers.get('content-disposition') ?? 'attachment',
      'Cache-Control': 'private, no-store',
    },
  });
}
