import { useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useFreshWhile } from '~/features/fresh/use-fresh-while';
import { jobEventsPath } from '~/paths/recipe-generation';
import { tell } from '~/platform/connection/notices';
import type { GenerationProgress } from './generation.server';
import { countsText, durationText, isOver, shownErrors } from './job-texts';

/**
 * Follows a job by server-sent events. If these fail, the page asks again and again instead. Once the job is over, a
 * message says so, and the page's other data is loaded again. A job that was over when the page was opened gets no
 * message, unless it was asked for just now.
 */
export function useLiveProgress(loaded: GenerationProgress, { isNew = false } = {}) {
  const [seen, setSeen] = useState(loaded);
  const [from, setFrom] = useState(loaded);
  const [isBroken, setIsBroken] = useState(false);
  const { revalidate } = useRevalidator();
  if (loaded !== from) {
    setFrom(loaded);
    setSeen(loaded);
  }
  const { jobId } = loaded;
  const isEnded = isOver(seen);

  useEffect(() => {
    if (isEnded) return;
    const events = new EventSource(jobEventsPath(jobId));
    events.addEventListener('progress', ({ data }) => {
      setIsBroken(false);
      setSeen(JSON.parse(data));
    });
    events.addEventListener('error', () => setIsBroken(events.readyState === EventSource.CLOSED));
    return () => events.close();
  }, [jobId, isEnded]);

  const isLate = isEnded && !isOver(loaded);
  useEffect(() => {
    if (isLate) revalidate();
  }, [isLate, revalidate]);

  const [isAwaited, setIsAwaited] = useState(isNew);
  if (!isEnded && !isAwaited) setIsAwaited(true);
  useEffect(() => {
    if (!isEnded || !isAwaited) return;
    setIsAwaited(false);
    tellOutcome(seen);
  }, [isEnded, isAwaited, seen]);

  useFreshWhile(isBroken && !isEnded);
  return { progress: seen, isEnded, isBroken };
}

function tellOutcome(progress: GenerationProgress): void {
  const { status, startTime, estimatedCompletion } = progress;
  const lines = shownErrors(progress).join('; ');
  if (status === 'failed') tell('Recipe Generation Failed', lines || 'Recipe generation failed', 'danger');
  if (status === 'complete') {
    const duration = estimatedCompletion ? ` in ${durationText(startTime, estimatedCompletion)}` : '';
    tell('Recipe Generation Complete', `${countsText(progress)}${duration}.`, 'success');
  }
}
