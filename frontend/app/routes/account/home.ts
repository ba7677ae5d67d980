import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { homeOf } from '~/paths/pages';
import { requireUser } from '~/platform/guards.server';

/** Redirects users to the home page of their role. */
export async function loader({ context }: LoaderFunctionArgs) {
  const user = await requireUser(context);
  throw redirect(homeOf(user.role));
}

// A component makes this a page, so that the root shows its errors.
export default function Home() {
  return null;
}
