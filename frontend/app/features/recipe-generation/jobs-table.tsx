import { generationJobPath } from '~/paths/recipe-generation';
import { Badge, Card, type Column, DataTable, RelativeTime, TextLink } from '~/ui';
import type { GenerationJob } from './generation.server';
import { askedText, makerText, recipesText, statuses } from './job-texts';

type JobsTableProps = { jobs: readonly GenerationJob[]; timeZone: string | null };

export function JobsTable({ jobs, timeZone }: JobsTableProps) {
  const columns: Column<GenerationJob>[] = [
    {
      key: 'job',
      header: 'Job',
      names: true,
      cell: (job) => (
        <>
          <TextLink to={generationJobPath(job.id)}>{recipesText(job.totalRecipes)}</TextLink>
          <span className="block text-sm font-normal wrap-anywhere text-muted">{askedText(job.asked)}</span>
        </>
      ),
    },
    {
      key: 'status',
      header: 'Status',
      cell: ({ status }) => <Badge tone={statuses[status].tone}>{statuses[status].label}</Badge>,
    },
    {
      key: 'counts',
      header: 'Made',
      cell: ({ completed, failed }) => (
        <span className="whitespace-nowrap tabular-nums">
          {failed > 0 ? `${completed}, ${failed} failed` : completed}
        </span>
      ),
    },
    {
      key: 'maker',
      header: 'Made by',
      cell: (job) => <span className="inline-block wrap-anywhere sm:min-w-portrait">{makerText(job)}</span>,
    },
    {
      key: 'admin',
      header: 'Asked by',
      cell: ({ adminEmail }) => (
        <span className="inline-block wrap-anywhere sm:min-w-[10rem]">{adminEmail}</span>
      ),
    },
    {
      key: 'when',
      header: 'Asked',
      cell: ({ createdAt }) => (
        <span className="whitespace-nowrap">
          <RelativeTime value={createdAt} timeZone={timeZone} withTime />
        </span>
      ),
    },
  ];
  return (
    <Card flush>
      <DataTable caption="Generation jobs" columns={columns} rows={jobs} rowKey={({ id }) => id} />
    </Card>
  );
}
