import { useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useFreshWhile } from '~/features/fresh/use-fresh-while';
import { jobEventsPath } from '~/paths/recipe-generation';
import type { GenerationProgress } from './generation.server';
import { isOver } from './job-texts';

/**
 * Follows a job by server-sent events. If these fail, the page asks again and again instead. Once the job is over, the
 * page's other data is loaded again.
 */
export function useLiveProgress(loaded: GenerationProgress) {
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

  useFreshWhile(isBroken && !isEnded);
  return { progress: seen, isEnded, isBroken };
}
