import type { LoaderFunctionArgs } from '@remix-run/node';
import { findAnything } from '~/features/palette/find.server';
import { requireUser } from '~/platform/guards.server';
import { searchIn } from '~/platform/page-number';

/** Answers the palette while the user types. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { role } = await requireUser(context);
  const search = searchIn(new URL(request.url).searchParams);
  const groups = await findAnything({ context, role, search });
  const findings = groups.flatMap(({ title, findings }) =>
    findings.map((finding) => ({ ...finding, group: title })),
  );
  return Response.json(findings);
}
