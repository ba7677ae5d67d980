export const collectionPath = (id: string, page = 1): string =>
  page > 1 ? `/collections/${id}?page=${page}` : `/collections/${id}`;
