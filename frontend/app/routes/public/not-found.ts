import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { loginPath } from '~/paths/pages';
import { pageNotFound } from '~/platform/api-errors.server';
import { findCurrentUser } from '~/platform/current-user.server';

/** Matches every address without a page. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { user, failure } = await findCurrentUser(context);
  if (!user && !failure) throw redirect(loginPath);
  throw pageNotFound(context.requestId);
}

export async function action({ context }: LoaderFunctionArgs) {
  throw pageNotFound(context.requestId);
}

// A component makes this a page, so that the root shows its errors. Without one, it would answer as an endpoint for
// programs.
export default function NotFound() {
  return null;
}
