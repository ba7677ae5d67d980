import { useEffect, useState } from 'react';
import { nutritionPath } from '~/paths/pages';
import type { Nutrition } from './recipe-form.server';

const restMs = 500;

type LiveNutritionOptions = {
  stored: Nutrition | null;
  /** The answer to the form, if it was only to be checked. */
  checked: Nutrition | null;
  recipeId: string | undefined;
};

type Typed = { ingredients: string; servings: string };
type Reading = { nutrition: Nutrition | null; state: 'idle' | 'reading' | 'lost' };

/**
 * Asks how the ingredients are understood once the user pauses typing. It asks past the router, which would load the
 * page again after each answer, and drop the message of a form that is saved meanwhile.
 */
export function useLiveNutrition({ stored, checked, recipeId }: LiveNutritionOptions) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const [seen, setSeen] = useState(checked);
  const [{ nutrition, state }, setReading] = useState<Reading>({
    nutrition: checked ?? stored,
    state: 'idle',
  });

  if (checked !== seen) {
    setSeen(checked);
    if (checked) setReading({ nutrition: checked, state: 'idle' });
  }

  useEffect(() => {
    if (!typed?.ingredients.trim() || !typed.servings.trim()) return;
    const stopped = new AbortController();
    const pause = setTimeout(async () => {
      setReading((before) => ({ ...before, state: 'reading' }));
      const next = await ask({ ...typed, recipeId: recipeId ?? '' }, stopped.signal);
      if (!stopped.signal.aborted) setReading((before) => next ?? { ...before, state: 'idle' });
    }, restMs);
    return () => {
      clearTimeout(pause);
      stopped.abort();
    };
  }, [typed, recipeId]);

  return {
    nutrition,
    /** There was no answer. It asks again after more typing. */
    isLost: state === 'lost',
    isReading: state === 'reading',
    /** Must be called with the form after each change. */
    read(form: HTMLFormElement) {
      const fields = new FormData(form);
      const next = {
        ingredients: String(fields.get('ingredients')),
        servings: String(fields.get('servings')),
      };
      setTyped((before) =>
        before?.ingredients === next.ingredients && before.servings === next.servings ? before : next,
      );
    },
  };
}

/** Returns null for a text that cannot be read yet, which leaves what is shown. */
async function ask(fields: Record<string, string>, signal: AbortSignal): Promise<Reading | null> {
  try {
    const answer = await fetch(nutritionPath, {
      method: 'POST',
      body: new URLSearchParams(fields),
      signal,
    });
    if (!answer.ok) throw new Error(`Ingredients answered ${answer.status}`);
    const nutrition: Nutrition | null = await answer.json();
    return nutrition && { nutrition, state: 'idle' };
  } catch {
    return { nutrition: null, state: 'lost' };
  }
}
