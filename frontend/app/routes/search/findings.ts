import type { LoaderFunctionArgs } from '@remix-run/node';
import { findAnything } from '~/features/palette/find.server';
import { searchFor } from '~/paths/search';
import { findCurrentUser } from '~/platform/current-user.server';
import { requireUser } from '~/platform/guards.server';
import { loginBackTo } from '~/platform/own-path';
import { searchIn } from '~/platform/page-number';
import type { Finding } from '~/ui/navigation/palette';

/** Answers the palette while the user types. Without a session, it finds the way to a new one. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = searchIn(new URL(request.url).searchParams);
  const { user, failure } = await findCurrentUser(context);
  if (!user && !failure) return Response.json([signInToSearch(search)]);
  const { role } = await requireUser(context);
  const groups = await findAnything({ context, role, search });
  const findings = groups.flatMap(({ title, findings }) =>
    findings.map((finding) => ({ ...finding, group: title })),
  );
  return Response.json(findings);
}

const signInToSearch = (search: string): Finding & { group: string } => ({
  group: 'Your account',
  id: 'sign-in',
  label: 'Sign in again',
  notice: 'Your session has ended. Enter opens the sign-in page.',
  to: loginBackTo(searchFor(search)),
});
