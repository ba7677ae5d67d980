import { useFetcher } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { nutritionPath } from '~/paths/pages';
import { isUnanswered } from '~/platform/connection/failures';
import type { Nutrition } from './recipe-form.server';

const restMs = 500;

/** Asks how the ingredients are understood once the user pauses typing. */
export function useLiveNutrition(first: Nutrition | null, recipeId: string | undefined) {
  const { submit, data, state } = useFetcher<Nutrition | null>();
  const [typed, setTyped] = useState<{ ingredients: string; servings: string } | null>(null);

  useEffect(() => {
    if (!typed?.ingredients.trim() || !typed.servings.trim()) return;
    const timer = setTimeout(() => {
      submit({ ...typed, recipeId: recipeId ?? '' }, { method: 'post', action: nutritionPath });
    }, restMs);
    return () => clearTimeout(timer);
  }, [typed, recipeId, submit]);

  const isLost = isUnanswered(data);
  return {
    nutrition: isLost ? null : (data ?? first),
    /** There was no answer. It asks again after more typing. */
    isLost,
    isReading: state !== 'idle',
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
