import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, useParams } from '@remix-run/react';
import { BackgroundList } from '~/features/overlay/background-list';
import { keepInBackground } from '~/features/overlay/background-page';
import { zonesToAskFor } from '~/features/profile/time-zones.server';
import type { RecipeOverlay } from '~/features/recipes/recipe-overlay';
import { browseRecipes } from '~/features/recipes/recipes.server';
import { readToDo } from '~/features/trainer/to-do.server';
import { trainerPath } from '~/paths/pages';
import { overDashboard } from '~/paths/recipes';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';

const base = trainerPath;
const perPage = 10;

/** A recipe that was opened by its own address is shown alone. Only one opened from the dashboard lies over it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, 'trainer');
  if (params.id) return null;
  const url = new URL(request.url);
  const [list, toDo] = await Promise.all([
    browseRecipes(context, url, base, perPage),
    // Trainers who search or turn pages are looking for recipes.
    url.search ? null : readToDo(context, user.timeZone),
  ]);
  const name = user.name ?? (user.email.split('@')[0] || 'Trainer');
  return { name, role: user.role, zones: zonesToAskFor(user), toDo, list };
}

export const shouldRevalidate = keepInBackground('id');

const overlay: RecipeOverlay = { overlay: true, over: overDashboard };

export default function TrainerHome() {
  const loaded = useLoaderData<typeof loader>();
  const { id } = useParams();
  return <BackgroundList opened={id} isLoaded={loaded !== null} overlay={overlay} />;
}

export const meta = pageMeta({ title: 'Home' });
