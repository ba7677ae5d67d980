import { absoluteTime, Badge, Banner, Bar, Card, type Definition, DefinitionList, Stack } from '~/ui';
import type { GenerationProgress } from './generation.server';
import { countsText, durationText, recipesText, shownErrors, statuses } from './job-texts';

type ProgressCardProps = {
  progress: GenerationProgress;
  /** The server's events do not arrive. */
  isBroken: boolean;
  timeZone: string | null;
};

/** The progress of a job, and its result once it has ended. */
export function ProgressCard({ progress, isBroken, timeZone }: ProgressCardProps) {
  const { status, completed, failed, totalRecipes, percentage, stepProgress } = progress;
  return (
    <Card
      title={`${percentage} % of ${recipesText(totalRecipes)}`}
      actions={<Badge tone={statuses[status].tone}>{statuses[status].label}</Badge>}
    >
      <Stack>
        <Bar
          parts={[
            { key: 'made', value: completed, fill: 'fill-accent' },
            { key: 'failed', value: failed, fill: 'fill-danger' },
          ].filter(({ value }) => value > 0)}
          total={totalRecipes}
        />
        <p role="status" className="tabular-nums">
          {countsText(progress)}
          {status === 'running' ? `. ${stepProgress.stepName}` : '.'}
        </p>
        {isBroken ? (
          <Banner tone="warning">
            Failed to track progress: the connection was lost. It is tried again.
          </Banner>
        ) : null}
        <DefinitionList items={figuresOf(progress, timeZone)} />
        <Outcome progress={progress} />
      </Stack>
    </Card>
  );
}

function figuresOf(progress: GenerationProgress, timeZone: string | null): Definition[] {
  const { status, currentRecipeName, startTime, estimatedCompletion, stepProgress } = progress;
  const at = (moment: string) => absoluteTime(new Date(moment), timeZone, true);
  const isRunning = status === 'running';
  return [
    {
      term: 'Step',
      description: `${stepProgress.stepName}, ${stepProgress.itemsProcessed} of ${stepProgress.totalItems}`,
    },
    ...(isRunning && currentRecipeName ? [{ term: 'Current recipe', description: currentRecipeName }] : []),
    { term: status === 'waiting' ? 'Asked for' : 'Started', description: at(startTime) },
    ...(status === 'waiting'
      ? []
      : [
          {
            term: isRunning ? 'Ready at about' : 'Ended',
            description: estimatedCompletion ? at(estimatedCompletion) : 'known after five recipes',
          },
        ]),
    ...(isRunning || status === 'waiting' || !estimatedCompletion
      ? []
      : [{ term: 'Took', description: durationText(startTime, estimatedCompletion) }]),
  ];
}

function Outcome({ progress }: { progress: GenerationProgress }) {
  const { currentStep, status, completed, errors } = progress;
  const lines = shownErrors(progress);
  const reasons = (
    <ul className="grid gap-1">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
  if (status === 'cancelled')
    return (
      <Banner
        tone="warning"
        title="The job was canceled"
      >{`${recipesText(completed)} made before that.`}</Banner>
    );
  if (currentStep === 'failed') {
    return (
      <Banner tone="danger" title="Recipe Generation Failed">
        {errors.length > 0 ? reasons : 'Recipe generation failed'}
      </Banner>
    );
  }
  if (currentStep === 'complete') {
    return (
      <Banner
        tone={lines.length > 0 ? 'warning' : 'success'}
        title={`${recipesText(completed)} in the review queue`}
      >
        {lines.length > 0 ? reasons : null}
      </Banner>
    );
  }
  return lines.length > 0 ? (
    <Banner tone="warning" title="Some recipes failed">
      {reasons}
    </Banner>
  ) : null;
}
