import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PdfForm } from '~/features/meal-plans/pdf-form';
import { pdfPath, planPath } from '~/features/my-plans/my-plan-paths';
import { readPlan } from '~/features/my-plans/my-plans.server';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { PageHeader } from '~/ui';

export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'customer');
  const { id, planName } = await readPlan(context, params.id);
  return { id, planName };
}

export default function ExportPlan() {
  const { id, planName } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Export PDF" back={{ to: planPath(id), label: planName }} />
      <PdfForm action={pdfPath(id)} cancelTo={planPath(id)} />
    </>
  );
}

export const meta = pageMeta({ title: 'Export PDF' });
