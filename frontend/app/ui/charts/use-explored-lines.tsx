import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../actions/button';
import { useHydrated } from '../use-hydrated';
import type { ChartLine } from './drawing';
import type { ExploredLines as ExploredLinesPart } from './explored-lines';

type Exploring = {
  title: string;
  unit: string;
  /** The address of every day's values, if the chart can be explored. */
  days: string | undefined;
};

type Explored = { days: string; lines: ChartLine[]; Part: typeof ExploredLinesPart };

/**
 * Offers to explore a chart day by day. The library that draws it and the values of every day are loaded only then. The
 * chart stays explored while its range, units, or figures change.
 */
export function useExploredLines({ title, unit, days }: Exploring): {
  explored: ReactNode;
  button: ReactNode;
} {
  const hydrated = useHydrated();
  const [wanted, setWanted] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [loaded, setLoaded] = useState<Explored | null>(null);
  useEffect(() => {
    if (!wanted || days === undefined) return;
    let isCurrent = true;
    load(days)
      .then((result) => isCurrent && setLoaded(result))
      .catch(() => {
        if (!isCurrent) return;
        setWanted(false);
        setFailed(true);
      });
    return () => {
      isCurrent = false;
    };
  }, [wanted, days]);
  if (!hydrated || days === undefined) return { explored: null, button: null };
  const shown = wanted && loaded?.days === days ? loaded : null;
  const press = () => {
    setFailed(false);
    setWanted(!wanted);
  };
  return {
    explored: shown ? <shown.Part title={title} unit={unit} lines={shown.lines} /> : null,
    button: (
      <>
        <Button
          type="button"
          variant="quiet"
          onClick={press}
          pending={wanted && !shown}
          pendingText="Loading every day..."
        >
          {wanted ? 'Stop exploring' : 'Explore day by day'}
        </Button>
        <span role="status" className="text-sm text-danger empty:hidden">
          {hasFailed ? 'The days could not be loaded. Please try again.' : null}
        </span>
      </>
    ),
  };
}

async function load(days: string): Promise<Explored> {
  const [{ ExploredLines: Part }, answer] = await Promise.all([import('./explored-lines'), fetch(days)]);
  if (!answer.ok) throw new Error(`The days could not be loaded: ${answer.status}`);
  return { days, Part, lines: await answer.json() };
}
