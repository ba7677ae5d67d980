/** An API call as the client describes it, before it is sent. */
export class ApiCall {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | null;

  constructor(url: string, { method = 'GET', headers, body }: RequestInit) {
    this.url = url;
    this.method = method;
    this.headers = headers as Headers;
    this.body = typeof body === 'string' ? body : null;
  }
}
