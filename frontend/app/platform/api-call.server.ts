import * as http from 'node:http';
import * as https from 'node:https';
import { Readable } from 'node:stream';

/**
 * A call of the API from this server. `fetch` would do, but takes three times as long as the call itself: each page makes
 * some of them.
 */
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

  /** Rejects where no answer comes, or not the whole of one, within so long. */
  send(patienceMs: number): Promise<Response> {
    const way = this.url.startsWith('https:') ? secure : plain;
    return new Promise((resolve, reject) => {
      const sent = way.request(this.url, {
        agent: way.agent,
        method: this.method,
        headers: { ...Object.fromEntries(this.headers), ...lengthOf(this.body) },
      });
      const tooLong = setTimeout(() => sent.destroy(new Error('The API took too long')), patienceMs);
      sent.once('close', () => clearTimeout(tooLong));
      sent.on('error', reject);
      sent.once('response', (answer) => read(answer).then(resolve, reject));
      sent.end(this.body);
    });
  }
}

/** Node tells the length by itself, but not of what is sent with DELETE. */
const lengthOf = (body: string | null) =>
  body === null ? {} : { 'content-length': Buffer.byteLength(body) };

const keepAlive = { keepAlive: true };
const plain = { request: http.request, agent: new http.Agent(keepAlive) };
const secure = { request: https.request, agent: new https.Agent(keepAlive) };

/** JSON as a whole, so that half of one is no answer; files as they come. */
async function read(answer: http.IncomingMessage): Promise<Response> {
  const status = answer.statusCode ?? 500;
  const init = { status, headers: pairsOf(answer.rawHeaders) };
  if (answer.headers['content-type']?.startsWith('application/json'))
    return new JsonAnswer(await wholeOf(answer), init);
  if (status !== 204 && status !== 304)
    return new Response(Readable.toWeb(answer) as ReadableStream<Uint8Array>, init);
  answer.resume();
  return new Response(null, init);
}

function wholeOf(answer: http.IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.once('end', () => resolve(Buffer.concat(chunks).toString()));
    answer.on('error', reject);
  });
}

function pairsOf(raw: readonly string[]): Array<[string, string]> {
  return Array.from({ length: raw.length / 2 }, (_, n) => [raw[2 * n] ?? '', raw[2 * n + 1] ?? '']);
}

/** Its text is here already and needs no stream to be read from. */
class JsonAnswer extends Response {
  readonly #text: string;

  constructor(text: string, init: ResponseInit) {
    super(null, init);
    this.#text = text;
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#text);
  }

  override json(): Promise<unknown> {
    return this.text().then(JSON.parse);
  }
}
