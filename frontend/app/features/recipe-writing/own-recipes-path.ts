const states = ['private', 'offered', 'approved'] as const;

export const ownRecipes = '/trainer/recipes';

type Wanted = { search: string; state: (typeof states)[number] | null; page: number };

export function readOwnAddress({ searchParams }: URL): Wanted {
  const page = Number(searchParams.get('page'));
  return {
    search: searchParams.get('search')?.trim().slice(0, 100) ?? '',
    state: states.find((state) => state === searchParams.get('state')) ?? null,
    page: Number.isSafeInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

export function ownRecipesPath({ search, state, page }: Wanted): string {
  const params = new URLSearchParams({
    ...(search && { search }),
    ...(state && { state }),
    ...(page > 1 && { page: String(page) }),
  });
  return params.size > 0 ? `${ownRecipes}?${params}` : ownRecipes;
}
