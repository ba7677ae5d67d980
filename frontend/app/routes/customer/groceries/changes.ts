import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import type { components } from '#openapi/schema';
import { apiForVisitorOrUser } from '~/platform/api.server';
import type { ApiResult } from '~/platform/api-errors.server';

type Sent = components['schemas']['ItemChangesRequest'];

/** Tells what is new in a list since a version of it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const owner = requireOwner(query.get('owner'));
  const path = { id: params.id ?? '' };
  const answer = await apiOf(context).GET('/api/grocery-lists/{id}/changes', {
    params: { path, query: { owner, since: Number(query.get('since')) || 0 } },
  });
  return asJson(answer);
}

/** Hands the changes of an outbox to the API. The API says what is wrong with them. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const body = await sentIn(request);
  requireOwner(body.owner);
  const path = { id: params.id ?? '' };
  return asJson(await apiOf(context).POST('/api/grocery-lists/{id}/changes', { params: { path }, body }));
}

async function sentIn(request: Request): Promise<Sent> {
  const sent: unknown = await request.json().catch(() => null);
  if (typeof sent !== 'object' || sent === null) throw new Response(null, { status: 400 });
  return sent as Sent;
}

/** A page always says for whom it was made, and the API refuses it if another account has signed in since. */
function requireOwner(owner: string | null | undefined): string {
  if (!owner) throw new Response(null, { status: 400 });
  return owner;
}

/** A script has no use for the page that asks to sign in. */
function apiOf(context: AppLoadContext) {
  if (!context.session.isPresent) throw new Response(null, { status: 401 });
  return apiForVisitorOrUser(context);
}

const asJson = ({ data, error, response }: ApiResult<unknown>) =>
  Response.json(data ?? error ?? null, {
    status: response.status,
    headers: { 'Cache-Control': 'no-store' },
  });
