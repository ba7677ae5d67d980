import type { AdminRecipe } from './admin-recipes.server';

type Maker = NonNullable<AdminRecipe['madeBy']>;

export const madeByText: Record<Maker, string> = {
  composer: 'Made by the composer',
  model: 'Made by a language model',
};
