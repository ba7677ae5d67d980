import type { LoaderFunctionArgs } from '@remix-run/node';
import { matchPath } from '@remix-run/react';
import { pageNotFound } from '~/platform/api-errors.server';
import { requireUser } from '~/platform/guards.server';
import { notBuilt } from '~/platform/route-access';

/**
 * A page of the route table that is not built yet. It first checks who may see it and then answers that it does not
 * exist.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const entry = notBuilt.find(({ path }) => matchPath(path, pathname));
  const who = entry?.who ?? 'signed-in';
  if (who !== 'anybody') await requireUser(context, ...(who === 'signed-in' ? [] : who));
  throw pageNotFound(context.requestId);
}

export default function NotBuilt() {
  return null;
}
