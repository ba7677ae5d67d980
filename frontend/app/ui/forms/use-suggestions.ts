import { useEffect, useRef, useState } from 'react';
import type { Suggestion } from './suggestion';

const PAUSE_MS = 200;
const MAX_WAIT_MS = 8000;
const MIN_LETTERS = 2;

type Found<Item> = { items: Item[]; state: 'idle' | 'looking' | 'found' | 'failed' };

/** Results stay until newer ones arrive. A request is canceled when the user types on or after a timeout. */
export function useSuggestions<Item extends Suggestion>(from: string | (() => string), query: string) {
  const [found, setFound] = useState<Found<Item>>({ items: [], state: 'idle' });
  const latest = useRef(from);
  latest.current = from;
  useEffect(() => {
    const typed = query.trim();
    if (typed.length < MIN_LETTERS) {
      setFound({ items: [], state: 'idle' });
      return;
    }
    const stopped = new AbortController();
    const pause = setTimeout(async () => {
      setFound(({ items }) => ({ items, state: 'looking' }));
      const wait = setTimeout(() => {
        setFound({ items: [], state: 'failed' });
        stopped.abort();
      }, MAX_WAIT_MS);
      try {
        const { current } = latest;
        const items = await ask<Item>(
          typeof current === 'function' ? current() : current,
          typed,
          stopped.signal,
        );
        if (!stopped.signal.aborted) setFound({ items, state: 'found' });
      } catch {
        if (!stopped.signal.aborted) setFound({ items: [], state: 'failed' });
      } finally {
        clearTimeout(wait);
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      stopped.abort();
    };
  }, [query]);
  return found;
}

async function ask<Item>(from: string, typed: string, signal: AbortSignal): Promise<Item[]> {
  const address = new URL(from, location.href);
  address.searchParams.set('search', typed);
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`Suggestions answered ${answer.status}`);
  return answer.json();
}
