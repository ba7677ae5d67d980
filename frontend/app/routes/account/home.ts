import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { homeOf } from '~/paths/pages';
import { requireUser } from '~/platform/guards.server';

/** Sends everyone to where they belong. */
export async function loader({ context }: LoaderFunctionArgs) {
  const user = await requireUser(context);
  throw redirect(homeOf(user.role));
}

// With a component this is a page, whose errors the root shows.
export default function Home() {
  return null;
}
