/**
 * Every address with a `token` in its query is a return from signing in with Google. Such a request is answered by
 * the page that completes the sign-in, which is told the address that the browser returned to.
 */
export function completesOAuth(method: string | undefined, url: URL): URL | null {
  if (method !== 'GET' || !url.searchParams.has('token')) return null;
  if (url.pathname.endsWith('.data') || url.pathname === '/__manifest') return null;
  const from = new URL(url);
  from.searchParams.delete('token');
  const completion = new URL('/oauth/complete', url);
  completion.searchParams.set('token', url.searchParams.get('token') ?? '');
  completion.searchParams.set('from', from.pathname + from.search);
  return completion;
}
