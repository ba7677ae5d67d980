import type { LoaderFunctionArgs } from '@remix-run/node';
import { findFoods } from '~/features/diary/diary.server';
import { amountInWords, saidValue, usualAmount } from '~/features/diary/food-amounts';
import type { SuggestedFood } from '~/features/diary/food-search';
import { requireUser } from '~/platform/guards.server';

const maxTyped = 60;

/** Suggests foods, each with the amount that is logged when it is picked, while a customer types in the search. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, 'customer');
  const search = (new URL(request.url).searchParams.get('search') ?? '').trim().slice(0, maxTyped);
  if (!search) return Response.json([]);
  const foods = await findFoods(context, search);
  return Response.json(
    foods.slice(0, 8).map(
      (food): SuggestedFood => ({
        ...{ id: food.id, label: food.name, detail: amountInWords(food, usualAmount(food)) },
        said: saidValue(food.id, usualAmount(food)),
      }),
    ),
  );
}
