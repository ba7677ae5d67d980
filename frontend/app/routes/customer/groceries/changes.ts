import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import type { components } from '#openapi/schema';
import { apiFor } from '~/platform/api.server';
import type { ApiResult } from '~/platform/api-errors.server';
import { findCurrentUser } from '~/platform/current-user.server';

type Sent = components['schemas']['ItemChangesRequest'];

/** Tells what is new in a list since a version of it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  await requireOwner(context, query.get('owner'));
  const path = { id: params.id ?? '' };
  const answer = await apiFor(context).GET('/api/grocery-lists/{id}/changes', {
    params: { path, query: { since: Number(query.get('since')) || 0 } },
  });
  return asJson(answer);
}

/** Hands the changes of an outbox to the API. What is wrong with them, the API says. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { owner, ...body } = await sentIn(request);
  await requireOwner(context, owner);
  const path = { id: params.id ?? '' };
  return asJson(await apiFor(context).POST('/api/grocery-lists/{id}/changes', { params: { path }, body }));
}

async function sentIn(request: Request): Promise<Sent & { owner: string }> {
  const sent: unknown = await request.json().catch(() => null);
  if (typeof sent !== 'object' || sent === null) throw new Response(null, { status: 400 });
  return sent as Sent & { owner: string };
}

/** Nothing that waited under one account may be sent under another one that has signed in since. */
async function requireOwner(context: AppLoadContext, owner: string | null): Promise<void> {
  const { user, failure } = await findCurrentUser(context);
  if (failure) throw new Response(null, { status: 503 });
  if (user?.role !== 'customer') throw new Response(null, { status: 401 });
  if (user.id !== owner) throw new Response(null, { status: 409 });
}

const asJson = ({ data, error, response }: ApiResult<unknown>) =>
  Response.json(data ?? error ?? null, {
    status: response.status,
    headers: { 'Cache-Control': 'no-store' },
  });
