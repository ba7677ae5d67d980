/** Ten times as long as the longest path of any page. */
const MAX_PATH = 1_000;

/**
 * Says whether a path can belong to a page, without trying the routes: their patterns take longer with every
 * consecutive slash. The query is not limited, because a form with twenty checked recipes makes it long.
 */
export const isPageAddress = (path: string): boolean => path.length <= MAX_PATH && !path.includes('//');
