import type { LoaderFunctionArgs } from '@remix-run/node';
import { findFoods } from '~/features/diary/diary.server';
import { kcal } from '~/features/diary/diary-texts';
import { requireUser } from '~/platform/guards.server';
import type { Suggestion } from '~/ui';

const maxTyped = 60;

/** Suggests foods while a customer types in the search of the diary. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, 'customer');
  const search = (new URL(request.url).searchParams.get('search') ?? '').trim().slice(0, maxTyped);
  if (!search) return Response.json([]);
  const foods = await findFoods(context, search);
  return Response.json(
    foods.slice(0, 8).map(
      ({ id, name, figures, per }): Suggestion => ({
        id,
        label: name,
        detail: `${kcal(figures.calories)} per ${per}`,
      }),
    ),
  );
}
