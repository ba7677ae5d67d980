import type { LoaderFunctionArgs } from '@remix-run/node';
import { ExportChoices } from '~/features/data-export/export-choices';
import { exportTitle } from '~/features/data-export/export-link';
import { adminToolsPath } from '~/paths/admin-recipes';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { Card, PageHeader } from '~/ui';

export async function loader({ context }: LoaderFunctionArgs) {
  await requireUser(context, 'admin');
  return null;
}

export default function ExportPage() {
  return (
    <div className="max-w-form">
      <PageHeader title={exportTitle} back={{ to: adminToolsPath, label: 'Admin Dashboard' }} />
      <Card>
        <ExportChoices />
      </Card>
    </div>
  );
}

export const meta = pageMeta({ title: exportTitle });
