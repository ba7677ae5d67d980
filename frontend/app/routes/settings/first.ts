import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { securityPath } from '~/paths/settings';
import { requireUser } from '~/platform/guards.server';

/** The settings have no page of their own, so their address leads to the first tab. */
export async function loader({ context }: LoaderFunctionArgs) {
  await requireUser(context);
  throw redirect(securityPath);
}

// A component makes this a page, so that the root shows its errors.
export default function Settings() {
  return null;
}
