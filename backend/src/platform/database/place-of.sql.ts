/** The page size of lists if the request names none. */
const USUAL_LIMIT = 20;

/**
 * Limits a list to one of its pages, with the values `:limit` and `:offset`. The usual first page has its numbers in
 * the statement: of values that it does not know, PostgreSQL expects a tenth of the table, and then rather plans the
 * statement for each call, which takes as long as running it.
 */
export const placeOf = ({ page, limit }: { page: number; limit: number }): string =>
  page === 1 && limit === USUAL_LIMIT ? `limit ${USUAL_LIMIT}` : 'limit :limit offset :offset';
