export const collectionsPath = '/collections';
export const publicCollectionsPath = `${collectionsPath}?scope=public`;
export const newCollectionPath = `${collectionsPath}/new`;

export const collectionPath = (id: string, page = 1): string =>
  `${collectionsPath}/${id}${page > 1 ? `?page=${page}` : ''}`;

export const editCollectionPath = (id: string): string => `${collectionPath(id)}/edit`;
export const deleteCollectionPath = (id: string): string => `${collectionPath(id)}/delete`;
