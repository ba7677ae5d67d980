import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { z } from 'zod';
import { downloadOrReason } from '~/features/plan-export/download.server';
import { orientations, pageSizes } from '~/features/plan-export/pdf-options';
import { exportPath } from '~/paths/plan-export';
import { apiFor } from '~/platform/api.server';
import { decodeForm, text, texts } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';

const valuesOf = <T extends string>(options: readonly { value: T }[]) => options.map(({ value }) => value);

const schema = z.object({
  pageSize: z.enum(valuesOf(pageSizes)).default('A4'),
  orientation: z.enum(valuesOf(orientations)).default('portrait'),
  include: texts,
  from: text,
});

/** The options of a PDF are on a page of their own. */
export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(exportPath(encodeURIComponent(params.id ?? ''), ''));

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context);
  const { id = '' } = params;
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
  return downloadOrReason({ request, context }, answer, exportPath(encodeURIComponent(id), from));
}
