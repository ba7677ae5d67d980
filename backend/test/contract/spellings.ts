/** A different spelling of a documented path such as `/api/admin/users/{id}`. */
export type Spelling = (path: string) => string;

const eachSegment = (path: string, change: (segment: string) => string) =>
  path.replaceAll(/[^/]+/g, (segment) => (segment.startsWith('{') ? segment : change(segment)));

const percentEncoded = (text: string) =>
  [...text].map((sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`).join('');

/** All of them reach the same handler, so all of them must pass the same guard. */
export const spellings: Record<string, Spelling> = {
  'one letter encoded': (path) => path.replace('/api/', '/%61pi/'),
  'wholly encoded': (path) => eachSegment(path, percentEncoded),
  'slashes doubled': (path) => path.replaceAll('/', '//'),
  'a slash at the end': (path) => `${path}/`,
  'in upper case': (path) => eachSegment(path, (segment) => segment.toUpperCase()),
};

/** The target of a request with its parameters and query. */
export function fill(
  path: string,
  { params = {}, query = {} }: { params?: Record<string, string>; query?: Record<string, string> },
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  return search ? `${filled}?${search}` : filled;
}
