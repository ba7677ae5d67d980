import { ownRecipesPath } from '~/paths/own-recipes';
import { pageIn, searchIn } from '~/platform/page-number';

const states = ['private', 'offered', 'approved'] as const;

type Wanted = { search: string; state: (typeof states)[number] | null; page: number };

export function readOwnAddress({ searchParams }: URL): Wanted {
  return {
    search: searchIn(searchParams),
    state: states.find((state) => state === searchParams.get('state')) ?? null,
    page: pageIn(searchParams),
  };
}

export function ownRecipesPathWith({ search, state, page }: Wanted): string {
  const params = new URLSearchParams({
    ...(search && { search }),
    ...(state && { state }),
    ...(page > 1 && { page: String(page) }),
  });
  return params.size > 0 ? `${ownRecipesPath}?${params}` : ownRecipesPath;
}
