/** Ten times as long as the longest path of any page. */
const MAX_PATH = 1_000;

/**
 * Whether a path can be that of a page at all, seen without going through the routes: their patterns take longer for
 * every slash in a row. What a form puts behind the question mark may be long: twenty ticked recipes are.
 */
export const isPageAddress = (path: string): boolean => path.length <= MAX_PATH && !path.includes('//');
