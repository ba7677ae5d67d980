import { Card, DefinitionList, RelativeTime } from '~/ui';
import type { GenerationJob } from './generation.server';
import { askedParts, makerText, picturesText } from './job-texts';

type JobRecordProps = { job: GenerationJob; timeZone: string | null };

/** The order of a job, who placed it, and its cost. */
export function JobRecord({ job, timeZone }: JobRecordProps) {
  const asked = askedParts(job.asked);
  return (
    <Card title="What was asked for">
      <DefinitionList
        items={[
          ...(asked.length > 0 ? asked : [['Recipes', 'any'] as const]).map(([term, text]) => ({
            term,
            description: <span className="wrap-anywhere">{text}</span>,
          })),
          ...(job.notUsed.length > 0
            ? [
                {
                  term: 'Not used',
                  description: (
                    <span className="wrap-anywhere">
                      {job.notUsed.map((words) => `“${words}”`).join(', ')}: the composer makes nothing of it.
                    </span>
                  ),
                },
              ]
            : []),
          { term: 'Made by', description: makerText(job) },
          { term: 'Asked by', description: <span className="wrap-anywhere">{job.adminEmail}</span> },
          { term: 'Asked', description: <RelativeTime value={job.createdAt} timeZone={timeZone} withTime /> },
          ...(job.madeBy === 'model'
            ? [
                {
                  term: 'Tokens used',
                  description: `${job.tokensIn.toLocaleString('en')} sent, ${job.tokensOut.toLocaleString('en')} received`,
                },
              ]
            : []),
          {
            term: 'Pictures',
            description: picturesText(job),
          },
          ...(job.expiresAt
            ? [
                {
                  term: 'Kept until',
                  description: <RelativeTime value={job.expiresAt} timeZone={timeZone} />,
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}
