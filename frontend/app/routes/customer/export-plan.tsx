import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pdfPath, planPath } from '~/features/my-plans/my-plan-paths';
import { readPlan } from '~/features/my-plans/my-plans.server';
import { PdfForm } from '~/features/plan-export/pdf-form';
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
    <div className="max-w-form">
      <PageHeader title="Export PDF" back={{ to: planPath(id), label: planName }} />
      <PdfForm action={pdfPath(id)} from={planPath(id)} />
    </div>
  );
}

export const meta = pageMeta({ title: 'Export PDF' });
