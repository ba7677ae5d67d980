import type { LoaderFunctionArgs } from '@remix-run/node';
import { create as contentDisposition } from 'content-disposition';
import { readGroceryList } from '~/features/groceries/groceries.server';
import { listAsText } from '~/features/groceries/grocery-words';
import { requireUser } from '~/platform/guards.server';

/** Downloads what is still to buy as a text. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'customer');
  const list = await readGroceryList(context, params.id);
  return new Response(listAsText(list), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Disposition': contentDisposition(`${list.name}.txt`),
      'Cache-Control': 'no-store',
    },
  });
}
