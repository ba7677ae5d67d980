import { Agent, request } from 'node:http';

export interface RawRequest {
  method: string;
  /** The wire format, neither normalized nor encoded. */
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

/** Sends one request exactly as described. `fetch` would normalize paths and headers. */
export function send(url: string, { method, target, body, ...rest }: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  // Node omits this header for methods that rarely have a body, and the next request would start within this body.
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
