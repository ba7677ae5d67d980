import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { exportPath } from '~/features/my-plans/my-plan-paths';
import { exportPdf } from '~/features/plan-export/pdf.server';
import { requireUser } from '~/platform/guards.server';

/** What is asked of a PDF stands on its own page. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'customer');
  throw redirect(exportPath(encodeURIComponent(params.id ?? '')));
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context, 'customer');
  const id = params.id ?? '';
  return exportPdf({ request, context }, id, () => exportPath(id));
}
