import type { MealType } from '~/features/recipes/recipe-words';

/** Drawings for cards without a picture. */
export const mealDrawings: Record<MealType, string> = {
  // A steaming cup.
  breakfast:
    'M10 20h24v12a8 8 0 0 1-8 8h-8a8 8 0 0 1-8-8ZM34 23h3a5 5 0 0 1 0 10h-3M16 14c-2-2 2-4 0-7M22 14c-2-2 2-4 0-7M28 14c-2-2 2-4 0-7',
  // A bowl with leaves.
  lunch:
    'M6 24h36a18 18 0 0 1-36 0ZM18 42h12M14 24c0-7 4-11 10-12 0 6-2 10-6 12M28 24c-1-6 2-10 9-11 1 5-1 9-5 11',
  // A plate between a knife and a fork.
  dinner:
    'M36 24a12 12 0 1 1-24 0 12 12 0 0 1 24 0ZM30 24a6 6 0 1 1-12 0 6 6 0 0 1 12 0ZM5 9v8a3 3 0 0 0 6 0V9M8 9v30M42 39V9c-4 2-5 8-5 13h5',
  // An apple.
  snack:
    'M24 16c-3-3-13-3-13 8 0 9 6 16 9 16 2 0 2-1 4-1s2 1 4 1c3 0 9-7 9-16 0-11-10-11-13-8ZM24 16c0-5 2-8 6-9',
};
