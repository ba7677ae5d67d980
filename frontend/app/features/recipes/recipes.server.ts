import { type AppLoadContext, redirect } from '@remix-run/node';
import { apiForVisitorOrUser } from '~/platform/api.server';
import { dataOf, failureOf, pageNotFound } from '~/platform/api-errors.server';
import { filtersFrom, hasEmptyFields, pathWith, type RecipeFilters } from './recipe-filters';
import type { Recipe } from './recipe-words';

/** Loads a page of the recipes that an address asks for, and how its search was understood. */
export async function browseRecipes(context: AppLoadContext, url: URL, base: string, perPage: number) {
  const filters = filtersFrom(url.searchParams);
  if (hasEmptyFields(url.searchParams)) throw redirect(pathWith(base, filters));
  const { view, ...query } = filters;
  const answer = await apiForVisitorOrUser(context).GET('/api/recipes', {
    params: { query: { ...queryOf(query), limit: perPage, view: 'card' } },
  });
  const isPassing = !answer.data && failureOf(answer).isPassing;
  const { recipes, total, understood } = isPassing ? nothing : dataOf(answer, context.requestId);
  const pages = Math.ceil(total / perPage);
  const lastPage = Math.max(1, pages);
  if (!isPassing && filters.page > lastPage) throw redirect(pathWith(base, { ...filters, page: lastPage }));
  return { filters, understood, recipes, total, pages, perPage, isFetched: !isPassing };
}

const nothing = { recipes: [], total: 0, understood: [] };

export async function readRecipe(context: AppLoadContext, id: string | undefined): Promise<Recipe> {
  const answer = await apiForVisitorOrUser(context).GET('/api/recipes/{id}', {
    params: { path: { id: id ?? '' } },
  });
  return dataOf(answer, context.requestId);
}

/** Loads a trainer's own recipe. Once approved, it is public and has no such page anymore. */
export async function readOwnRecipe(context: AppLoadContext, id: string | undefined): Promise<Recipe> {
  const recipe = await readRecipe(context, id);
  if (!recipe.isOwn || recipe.isApproved) throw pageNotFound(context.requestId);
  return recipe;
}

const queryOf = ({ mealType, dietaryTag, ...rest }: Omit<RecipeFilters, 'view'>) => ({
  ...rest,
  excludedAllergens: [...rest.excludedAllergens],
  excludedFoods: [...rest.excludedFoods],
  ...(mealType && { mealType: [mealType] }),
  ...(dietaryTag && { dietaryTag: [dietaryTag] }),
});
