import type { components } from '#openapi/schema';

type Schemas = components['schemas'];

export type CardsPlan = Schemas['PlanRecipesResponse'];
export type CardRecipe = CardsPlan['recipes'][number];
export type CardOptions = Required<Schemas['ExportCardsRequest']>;
export type CardSize = CardOptions['cardSize'];

export const cardSizes: readonly { value: CardSize; label: string; hint: string }[] = [
  { value: 'small', label: 'Small', hint: 'Two per page, with ingredients' },
  { value: 'medium', label: 'Medium', hint: 'One per page, with instructions too' },
  { value: 'large', label: 'Large', hint: 'One on a page, to be read from a distance' },
];

/** Reads the options from a form. */
export const cardOptionsIn = (form: FormData): CardOptions => ({
  cardSize: cardSizes.find(({ value }) => value === form.get('cardSize'))?.value ?? 'medium',
  includeNutrition: form.has('includeNutrition'),
});
