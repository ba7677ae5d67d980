import { data, type HeadersArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { expiryText, viewsText } from '~/features/plan-sharing/share-words';
import { SharedPlanView } from '~/features/plan-sharing/shared-plan-view';
import { apiForVisitorOrUser } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import type { PageHandle } from '~/platform/page-handle';
import { absoluteTime, ButtonLink, Stack } from '~/ui';

/** The page needs no scripts, because its visitors have no reason to trust us. */
export const handle: PageHandle = { isPlain: true };

export async function loader({ params, context }: LoaderFunctionArgs) {
  if (!params.token) return data({ shared: null, message: 'Invalid share token' }, 404);
  const path = { token: params.token };
  // Calls the API as the user if one is signed in, because the owner's own views do not count.
  const answer = await apiForVisitorOrUser(context).GET('/api/shared/{token}', { params: { path } });
  if (!answer.data) {
    const { status, message } = failureOf(answer, 'Failed to fetch meal plan');
    return data({ shared: null, message: status === 400 ? gone : message }, status === 400 ? 404 : status);
  }
  const { createdBy, viewCount, createdAt, expiresAt } = answer.data;
  const facts = [
    ...(createdBy.name ? [`By ${createdBy.name}`] : []),
    viewsText(viewCount),
    `Created ${absoluteTime(new Date(createdAt))}`,
    expiryText(expiresAt, new Date()),
  ];
  const version = answer.response.headers.get('ETag');
  return data({ shared: answer.data, facts }, { headers: version ? { 'X-Version': version } : {} });
}

const gone = 'This link is not valid or has ended. Ask your trainer for a new one.';

export const headers = ({ loaderHeaders }: HeadersArgs) => {
  const version = loaderHeaders.get('X-Version');
  return {
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex, nofollow, noarchive',
    'Referrer-Policy': 'no-referrer',
    ...(version && { 'X-Version': version }),
  };
};

export default function SharedPlanPage() {
  const loaded = useLoaderData<typeof loader>();
  if (loaded.shared) return <SharedPlanView shared={loaded.shared} facts={loaded.facts} />;
  return (
    <div className="mx-auto max-w-form py-8">
      <Stack>
        <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">Unable to Load Meal Plan</h1>
        <p className="text-muted">{loaded.message}</p>
        <div>
          <ButtonLink to="/" variant="primary">
            Go to Home
          </ButtonLink>
        </div>
      </Stack>
    </div>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: `${loaded?.shared?.mealPlan.planName || 'Shared meal plan'} - Mealwright` },
  { name: 'robots', content: 'noindex, nofollow, noarchive' },
];
