import { useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { generationJobPath } from '~/paths/recipe-generation';
import { ButtonLink, ButtonRow, Stack } from '~/ui';
import type { GenerationProgress } from './generation.server';
import { ProgressCard } from './progress-card';
import { useLiveProgress } from './use-live-progress';

/** The time for which the dialog shows that the job is complete before it closes. */
const CLOSES_AFTER_MS = 1_500;

type GenerationInDialogProps = { loaded: GenerationProgress; timeZone: string | null; closes: boolean };

/** Follows a job in the dialog in which it was asked for. After a complete job it closes, and lists below load again. */
export function GenerationInDialog({ loaded, timeZone, closes }: GenerationInDialogProps) {
  const { progress, isBroken } = useLiveProgress(loaded, { isNew: true });
  const navigate = useNavigate();
  const isDone = closes && progress.currentStep === 'complete';

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => navigate(-1), CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);

  return (
    <Stack>
      <ProgressCard progress={progress} isBroken={isBroken} timeZone={timeZone} />
      <ButtonRow>
        <ButtonLink to={generationJobPath(progress.jobId)}>Open job page</ButtonLink>
      </ButtonRow>
    </Stack>
  );
}
