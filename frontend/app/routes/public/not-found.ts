import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { loginPath } from '~/paths/pages';
import { pageNotFound } from '~/platform/api-errors.server';
import { findCurrentUser } from '~/platform/current-user.server';

/** Any address that nothing else knows. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { user, failure } = await findCurrentUser(context);
  if (!user && !failure) throw redirect(loginPath);
  throw pageNotFound(context.requestId);
}

export async function action({ context }: LoaderFunctionArgs) {
  throw pageNotFound(context.requestId);
}

// With a component this is a page, whose errors the root shows; without one it would answer programs.
export default function NotFound() {
  return null;
}
