/** An API call as the client describes it, before it is sent. */
export class ApiCall {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | null;

  constructor(url: string, { method = 'GET', headers, body }: RequestInit) {
    this.url = withReadableSearch(url);
    this.method = method;
    this.headers = headers as Headers;
    this.body = typeof body === 'string' ? body : null;
  }
}

/** The invisible characters that the API refuses: all but two that join letters and emoji. */
const INVISIBLE = /[^\P{C}\u200C\u200D]/gu;

/**
 * Takes invisible characters, such as soft hyphens, out of what is searched for. Text that is pasted from elsewhere has
 * them, and its reader cannot know why it would be refused.
 */
function withReadableSearch(url: string): string {
  if (!url.includes('search=')) return url;
  const address = new URL(url);
  const typed = address.searchParams.get('search') ?? '';
  const readable = typed.replaceAll(INVISIBLE, '').trim();
  if (readable === typed) return url;
  if (readable) address.searchParams.set('search', readable);
  else address.searchParams.delete('search');
  return address.href;
}
