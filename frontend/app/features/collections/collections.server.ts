import { type AppLoadContext, redirect } from '@remix-run/node';
import { collectionPath } from '~/paths/collections';
import { apiFor } from '~/platform/api.server';
import { dataOf, pageNotFound } from '~/platform/api-errors.server';
import type { Collection, ListedCollection } from './collection-words';

const collectionsPerPage = 24;
const recipesPerPage = 24;

/** The maximum number of collections per user. */
const mostCollections = 200;

export async function listCollections(context: AppLoadContext, scope: 'own' | 'public', page: number) {
  const query = { scope, page, limit: collectionsPerPage };
  const answer = await apiFor(context).GET('/api/collections', { params: { query } });
  const { collections, total } = dataOf(answer, context.requestId);
  return { collections, pages: Math.ceil(total / collectionsPerPage) };
}

/** Loads the user's own collections and whether each contains this recipe. */
export async function collectionsFor(context: AppLoadContext, recipeId: string): Promise<ListedCollection[]> {
  const query = { scope: 'own', recipeId, limit: mostCollections } as const;
  const answer = await apiFor(context).GET('/api/collections', { params: { query } });
  return dataOf(answer, context.requestId).collections;
}

/** Loads a page of a collection. A page number after the last one returns the last page. */
export async function readCollection(context: AppLoadContext, id: string | undefined, page = 1) {
  const path = { id: id ?? '' };
  const answer = await apiFor(context).GET('/api/collections/{id}', {
    params: { path, query: { page, limit: recipesPerPage } },
  });
  const collection = dataOf(answer, context.requestId);
  const pages = Math.ceil(collection.recipeCount / recipesPerPage);
  if (page > Math.max(1, pages)) throw redirect(collectionPath(collection.id, pages));
  return { collection, pages, before: (page - 1) * recipesPerPage };
}

/** Loads a collection that the user may change. Another user's is not found here, even if it is public. */
export async function readOwnCollection(
  context: AppLoadContext,
  id: string | undefined,
): Promise<Collection> {
  const { collection } = await readCollection(context, id);
  if (!collection.isOwn) throw pageNotFound(context.requestId);
  return collection;
}
