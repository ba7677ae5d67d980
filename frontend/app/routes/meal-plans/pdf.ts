import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { exportPdf } from '~/features/plan-export/pdf.server';
import { requireUser } from '~/platform/guards.server';
import { ownPath } from '~/platform/paths';

const exportPath = (id: string, from: string) => {
  const back = ownPath(from);
  return `/meal-plans/${id}/export${back ? `?${new URLSearchParams({ from: back })}` : ''}`;
};

export const loader = ({ params }: ActionFunctionArgs) => redirect(exportPath(params.id ?? '', ''));

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context);
  const id = params.id ?? '';
  return exportPdf({ request, context }, id, (from) => exportPath(id, from));
}
