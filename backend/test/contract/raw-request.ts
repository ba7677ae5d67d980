import { Agent, request } from 'node:http';

export interface RawRequest {
  method: string;
  /** As it goes on the wire: nothing is normalized or encoded. */
  target: string;
  headers: Record<string, string | string[]>;
  body: Buffer | null;
}

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** One request exactly as described; `fetch` would tidy up paths and headers on the way. */
export function send(url: string, { method, target, body, ...rest }: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  // Node leaves it away for methods that seldom have a body, and then the next request starts in this one's.
  const headers = body ? { 'content-length': String(body.length), ...rest.headers } : rest.headers;
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, method, path: target, headers, agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
