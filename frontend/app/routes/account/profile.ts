import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { profileOf } from '~/paths/pages';
import { requireUser } from '~/platform/guards.server';

/** Redirects to the profile of the user's role. */
export async function loader({ context }: LoaderFunctionArgs) {
  const user = await requireUser(context);
  throw redirect(profileOf(user.role));
}

// A component makes this a page, so that the root shows its errors.
export default function Profile() {
  return null;
}
