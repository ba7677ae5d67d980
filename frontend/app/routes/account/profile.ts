import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { requireUser } from '~/platform/guards.server';
import { profileOf } from '~/platform/paths';

/** Each role has its own profile. */
export async function loader({ context }: LoaderFunctionArgs) {
  const user = await requireUser(context);
  throw redirect(profileOf(user.role));
}

// With a component this is a page, whose errors the root shows.
export default function Profile() {
  return null;
}
