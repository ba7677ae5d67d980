import type { LoaderFunctionArgs } from '@remix-run/node';
import type { components } from '#openapi/schema';
import { apiFor } from '~/platform/api.server';
import { requireUser } from '~/platform/guards.server';
import type { Suggestion } from '~/ui';

const MAX_TYPED = 60;

/** Suggests foods while the user types in a field for them. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context);
  const { searchParams } = new URL(request.url);
  const use = searchParams.get('use') === 'recipes' ? 'recipes' : 'plans';
  const search = (searchParams.get('search') ?? '').trim().slice(0, MAX_TYPED);
  if (!search) return Response.json([]);
  const { data } = await apiFor(context).GET('/api/foods/suggestions', {
    params: { query: { search, use } },
  });
  if (!data) return new Response(null, { status: 503 });
  return Response.json(data.map((food) => suggestionOf(food, use)));
}

type Food = components['schemas']['FoodSuggestionResponse'];

function suggestionOf({ name, otherName, foods, foodCount }: Food, use: string): Suggestion {
  const listed = foods.join(', ') + (foodCount > foods.length ? ', and the like' : '');
  const meant = use === 'plans' && foods.length > 1 ? listed : null;
  const detail = [otherName && `“${otherName}”`, meant].filter(Boolean).join(': ');
  return { id: name, label: name, ...(detail && { detail }) };
}
