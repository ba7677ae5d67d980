import { Form } from '@remix-run/react';
import { queuePath } from '~/paths/admin-recipes';
import { ButtonLink, SubmitButton } from '~/ui';
import { RefreshIcon } from '~/ui/icons';
import type { GenerationProgress } from './generation.server';
import { isOver } from './job-texts';

export const jobIntents = { cancel: 'cancel', retry: 'retry' } as const;

/** Buttons for the actions that a job allows in its present state. */
export function JobActions({ progress }: { progress: GenerationProgress }) {
  const { completed, failed, totalRecipes } = progress;
  if (!isOver(progress)) {
    return (
      <Form method="post">
        <SubmitButton variant="secondary" name="intent" value={jobIntents.cancel} pendingText="Canceling...">
          Cancel job
        </SubmitButton>
      </Form>
    );
  }
  return (
    <>
      {completed < totalRecipes ? (
        <Form method="post">
          <SubmitButton
            variant="secondary"
            icon={RefreshIcon}
            name="intent"
            value={jobIntents.retry}
            pendingText="Starting..."
          >
            {failed > 0 ? 'Try failed ones again' : 'Make the others'}
          </SubmitButton>
        </Form>
      ) : null}
      {completed > 0 ? (
        <ButtonLink to={queuePath} variant="primary">
          Review Queue
        </ButtonLink>
      ) : null}
    </>
  );
}
