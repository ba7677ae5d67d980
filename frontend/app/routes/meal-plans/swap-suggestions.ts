import type { LoaderFunctionArgs } from '@remix-run/node';
import { numberText, portionText } from '~/features/meal-plans/plan-words';
import { placeIn } from '~/features/plan-draft/places';
import { readSwaps, type Swap, type SwapSuggestion, searchIn } from '~/features/plan-draft/swaps.server';
import { requireUser } from '~/platform/guards.server';

/** Suggests recipes for a swap while the user types. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'trainer', 'admin');
  const { searchParams } = new URL(request.url);
  const { candidates } = await readSwaps(
    context,
    params.id ?? '',
    placeIn(searchParams),
    searchIn(searchParams),
  );
  return candidates ? Response.json(candidates.map(suggestionOf)) : new Response(null, { status: 503 });
}

const suggestionOf = ({ recipeId, name, servings, becomes, holds, breaks, isOwn }: Swap): SwapSuggestion => ({
  id: recipeId,
  label: isOwn ? `${name} (your recipe)` : name,
  servings,
  detail: [
    portionText(servings),
    `the day becomes ${numberText(Math.round(becomes.calories))} kcal, ${Math.round(becomes.protein)} g protein`,
    holds ? 'within target' : 'outside target',
    ...(breaks.length > 0 ? [`would break: ${breaks.join('; ')}`] : []),
  ].join(' · '),
});
